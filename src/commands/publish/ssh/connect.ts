import type { Client, ServerHostKeyAlgorithm } from "ssh2";
import { type Credentials, credentialsOf, sshLibrary } from "./credentials.ts";
import {
  fingerprintOf,
  type HostKey,
  hostName,
  keyPositions,
  knownHostsFile,
  knownKeys,
  rememberKey,
} from "./known-hosts.ts";

/** A server and a user name. */
export interface Server {
  host: string;
  port?: number | undefined;
  user: string;
}

const PORT = 22;
const TIMEOUT_MS = 20_000;

/** After this time without data, the connection counts as lost. */
const SIGN = { keepaliveInterval: 10_000, keepaliveCountMax: 3 };

/**
 * Logs in. If the server is unknown, asks for confirmation and records its key in ssh's own file. Throws if
 * the server has another key than before.
 */
export async function connect(
  server: Server,
  confirm: (question: string) => Promise<boolean>,
): Promise<Client> {
  const { host, port = PORT } = server;
  const known = await knownKeys(host, port);
  const first = await attempt(server, known);
  if ("client" in first) return first.client;
  const { key } = first;
  const shown = fingerprintOf(key);
  refuseOther(server, key, known);
  const question =
    `The server ${host} (port ${port}) is not known on this computer. Its key has the fingerprint ${shown}.\n` +
    "Compare it with the one that your provider publishes. Trust this server from now on?";
  if (!(await confirm(question))) throw new Error(unknownWords(host, port, shown));
  await rememberKey(host, port, key);
  const trusted = await knownKeys(host, port);
  const second = await attempt(server, trusted);
  if ("client" in second) return second.client;
  throw new Error(changedWords(host, port, fingerprintOf(second.key), trusted));
}

/** Never trusts a revoked key, or another key than the known one. */
function refuseOther({ host, port = PORT }: Server, key: Buffer, known: readonly HostKey[]): void {
  const withdrawn = known.filter((one) => one.isRevoked && one.key.equals(key));
  const trusted = known.filter(({ isRevoked }) => !isRevoked);
  const shown = fingerprintOf(key);
  if (withdrawn.length > 0) throw new Error(withdrawnWords(host, port, shown, withdrawn));
  if (trusted.length > 0) throw new Error(changedWords(host, port, shown, trusted));
}

const withdrawnWords = (host: string, port: number, shown: string, keys: readonly HostKey[]) =>
  `The server ${host} (port ${port}) shows a key (${shown}) that ${keyPositions(keys)} marks as @revoked, ` +
  "so it may be somebody else's. Nothing was sent. Ask the provider for the server's current key.";

const changedWords = (host: string, port: number, shown: string, keys: readonly HostKey[]) =>
  `The server ${host} (port ${port}) shows another key (${shown}) than the one in ${keyPositions(keys)}, ` +
  "so it may be somebody else's. Nothing was sent. Ask the provider whether the key has changed; " +
  `only if so, remove the old one with ssh-keygen -R "${hostName(host, port)}" and publish again.`;

const unknownWords = (host: string, port: number, shown: string) =>
  `The server ${host} (port ${port}) is not known on this computer, so nothing was sent. ` +
  `Its key has the fingerprint ${shown}. ` +
  `If your provider publishes the same one, run ssh-keyscan -p ${port} ${host} >> "${knownHostsFile()}" and publish again.`;

/** A connection, or the server's key if it is not trusted. */
async function attempt(
  { host, port = PORT, user }: Server,
  known: readonly HostKey[],
): Promise<{ client: Client } | { key: Buffer }> {
  const { Client } = await sshLibrary();
  const credentials = await credentialsOf(user);
  const trusted = known.filter(({ isRevoked }) => !isRevoked);
  const revoked = known.filter(({ isRevoked }) => isRevoked);
  let refused: Buffer | undefined;
  const client = new Client();
  return new Promise((resolve, reject) => {
    client.once("ready", () => resolve({ client }));
    client.on("error", (error) => {
      // Then the other ways to log in are tried.
      if (error.level === "agent") {
        credentials.notes.push(agentWords(error));
        return;
      }
      client.end();
      if (refused) resolve({ key: refused });
      else
        reject(new Error(failureWords(error, { host, port, user }, credentials), { cause: error }));
    });
    client.connect({
      host,
      port,
      username: user,
      authHandler: [...credentials.methods],
      readyTimeout: TIMEOUT_MS,
      ...SIGN,
      algorithms: { serverHostKey: { prepend: algorithmsOf(trusted), append: [], remove: [] } },
      hostVerifier: (key: Buffer) => {
        const isTrusted = has(trusted, key) && !has(revoked, key);
        if (!isTrusted) refused = key;
        return isTrusted;
      },
    });
  });
}

const has = (keys: readonly { key: Buffer }[], key: Buffer) =>
  keys.some((one) => one.key.equals(key));

/** A server may have several types of keys. The known types come first, so that it presents a known key. */
const algorithmsOf = (known: readonly { type: string }[]): ServerHostKeyAlgorithm[] => {
  const names = known.flatMap(({ type }) =>
    type === "ssh-rsa" ? ["rsa-sha2-512", "rsa-sha2-256"] : [type],
  );
  return KINDS.filter((kind) => names.includes(kind));
};

const KINDS: readonly ServerHostKeyAlgorithm[] = [
  "ssh-ed25519",
  "ecdsa-sha2-nistp256",
  "ecdsa-sha2-nistp384",
  "ecdsa-sha2-nistp521",
  "rsa-sha2-512",
  "rsa-sha2-256",
];

function failureWords(
  error: Error & { level?: string; code?: string },
  { host, port, user }: Required<Pick<Server, "host" | "port" | "user">>,
  { tried, notes }: Credentials,
): string {
  if (error.level !== "client-authentication") {
    return (
      `${host} (port ${port}) cannot be reached by SFTP (${error.message}). Nothing was sent. ` +
      "Check that `host` and `port` under `publish` in the config are your provider's for SFTP, and that this computer is online."
    );
  }
  const refused = tried.length > 0 ? [`Tried: ${tried.join(", ")}.`] : [];
  const help =
    "Set PLUMBLINE_SFTP_PASSWORD to the password, or PLUMBLINE_SFTP_KEY to the file of the key, " +
    "in the environment and not in the config, and check `user`.";
  const first = `${host} (port ${port}) does not accept the login of ${user}. Nothing was sent.`;
  return [first, ...refused, ...notes, help].join("\n");
}

const agentWords = ({ message }: Error) =>
  `The ssh agent at SSH_AUTH_SOCK does not respond (${message}).`;
