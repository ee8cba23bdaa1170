import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { AnyAuthMethod } from "ssh2";
import { errorCode } from "../../../lib/files/files.ts";
import { addAll } from "../../../lib/lists.ts";

/** Ways to log in, in the order of the attempts, and the message if all fail. */
export interface Credentials {
  methods: AnyAuthMethod[];
  /** The same in words. */
  tried: string[];
  notes: string[];
}

/** The key files that ssh itself uses. */
const USUAL = ["id_ed25519", "id_ecdsa", "id_rsa"].map((name) => join(".ssh", name));

/** Reads credentials from the environment and ssh's own files, never from a config. */
export async function credentialsOf(username: string): Promise<Credentials> {
  const { SSH_AUTH_SOCK: agent, PLUMBLINE_SFTP_KEY: file, PLUMBLINE_SFTP_PASSWORD } = process.env;
  const usual = USUAL.map((name) => join(homedir(), name));
  const found: Credentials = { methods: [], tried: [], notes: [] };
  if (agent) {
    found.methods.push({ type: "agent", username, agent });
    found.tried.push("the keys of your ssh agent");
  }
  for (const each of file ? [file] : usual) await addKey(found, username, each, each === file);
  if (PLUMBLINE_SFTP_PASSWORD) {
    addAll(found.methods, byPassword(username, PLUMBLINE_SFTP_PASSWORD));
    found.tried.push("the password in PLUMBLINE_SFTP_PASSWORD");
  }
  return found;
}

async function addKey(
  { methods, tried, notes }: Credentials,
  username: string,
  file: string,
  isNamed: boolean,
): Promise<void> {
  const key = await readFile(file).catch(() => undefined);
  if (!key) {
    if (isNamed) notes.push(`PLUMBLINE_SFTP_KEY names "${file}", which cannot be read.`);
    return;
  }
  // CI sets a missing secret to an empty value.
  const passphrase = process.env.PLUMBLINE_SFTP_PASSPHRASE || undefined;
  const { utils } = await sshLibrary();
  const parsed = utils.parseKey(key, passphrase);
  if (parsed instanceof Error || !parsed.isPrivateKey()) {
    notes.push(unusableWords(file, parsed, passphrase));
    return;
  }
  methods.push({ type: "publickey", username, key, ...(passphrase && { passphrase }) });
  tried.push(`"${file}"`);
}

function unusableWords(file: string, why: Error | object, passphrase: string | undefined): string {
  if (!(why instanceof Error))
    return `"${file}" is a public key: use the private one, which is usually beside it without ".pub".`;
  if (/passphrase|integrity/i.test(why.message)) {
    return passphrase
      ? `PLUMBLINE_SFTP_PASSPHRASE is not the passphrase of "${file}".`
      : `"${file}" needs a passphrase: set PLUMBLINE_SFTP_PASSPHRASE, or add the key to your ssh agent (ssh-add).`;
  }
  return `"${file}" cannot be used as a key (${why.message}). On a copy, ssh-keygen -p -f FILE turns it into one that can.`;
}

/** Some servers accept only one of the two methods. */
const byPassword = (username: string, password: string): AnyAuthMethod[] => [
  { type: "password", username, password },
  {
    type: "keyboard-interactive",
    username,
    prompt: (_name, _instructions, _language, prompts, finish) =>
      finish(prompts.map(() => password)),
  },
];

/** The SSH library. It has native parts, so owners who publish over SSH install it themselves. */
export async function sshLibrary(): Promise<typeof import("ssh2")> {
  try {
    // Its types lack the default export, which Node.js creates for CommonJS.
    return (await import("ssh2")).default as unknown as typeof import("ssh2");
  } catch (error) {
    if (errorCode(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(
      "Publishing by SFTP needs the package ssh2, which is not installed. Nothing was sent. " +
        "Run npm install --save-dev ssh2, then publish again.",
    );
  }
}
