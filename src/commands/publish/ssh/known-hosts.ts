import { createHash, createHmac } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** An entry of ssh's list of known hosts. */
export interface HostKey {
  /** Such as `ssh-ed25519`. */
  type: string;
  /** As the server sends it. */
  key: Buffer;
  isRevoked: boolean;
  /** Its line in the list, counted from 1. */
  line: number;
}

export const knownHostsFile = (): string => join(homedir(), ".ssh", "known_hosts");

/** The known keys of a server, from the user's ssh files. */
export async function knownKeys(host: string, port: number): Promise<HostKey[]> {
  const text = await readFile(knownHostsFile(), "utf8").catch(() => "");
  const name = hostName(host, port);
  return text.split("\n").flatMap((entry, index) => {
    const words = entry.trim().split(/\s+/);
    const [mark] = words[0]?.startsWith("@") ? words.splice(0, 1) : [""];
    const [names = "", type = "", key = ""] = words;
    // Keys of certificate authorities are ignored.
    if (mark === "@cert-authority" || !isNamed(names, name)) return [];
    return [
      { type, key: Buffer.from(key, "base64"), isRevoked: mark === "@revoked", line: index + 1 },
    ];
  });
}

/** The positions of entries: `line 3 of "/home/ann/.ssh/known_hosts"`. */
export function keyPositions(keys: readonly HostKey[]): string {
  const numbers = [...new Set(keys.map(({ line }) => String(line)))];
  return `${numbers.length > 1 ? "lines" : "line"} ${inWords.format(numbers)} of "${knownHostsFile()}"`;
}

const inWords = new Intl.ListFormat("en-GB");

/** Records a key, as ssh does after a confirmation. */
export async function rememberKey(host: string, port: number, key: Buffer): Promise<void> {
  const file = knownHostsFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const text = await readFile(file, "utf8").catch(() => "");
  const start = text === "" || text.endsWith("\n") ? "" : "\n";
  await appendFile(
    file,
    `${start}${hostName(host, port)} ${typeOf(key)} ${key.toString("base64")}\n`,
  );
}

/** The fingerprint, as ssh displays it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/** A key begins with the length of its type in four bytes, then the type. */
const typeOf = (key: Buffer): string => key.subarray(4, 4 + key.readUInt32BE(0)).toString();

/** The name of a server in ssh's list, which includes a port other than the default. */
export const hostName = (host: string, port: number) => {
  const name = host.toLowerCase();
  return port === 22 ? name : `[${name}]:${port}`;
};

/** Whether a list of names matches a host. Names may be hashed or patterns (man sshd, SSH_KNOWN_HOSTS). */
function isNamed(names: string, name: string): boolean {
  const [, salt, hash] = /^\|1\|([^|]+)\|(.+)$/.exec(names) ?? [];
  if (salt && hash) {
    const hmac = createHmac("sha1", Buffer.from(salt, "base64"));
    return hmac.update(name).digest("base64") === hash;
  }
  const patterns = names.split(",");
  const isMeant = (pattern: string) => patternOf(pattern).test(name);
  const isOut = patterns.some((one) => one.startsWith("!") && isMeant(one.slice(1)));
  return !isOut && patterns.some(isMeant);
}

const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
    "i",
  );
