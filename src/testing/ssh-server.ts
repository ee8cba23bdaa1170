import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A real server of ssh, and a person's own folder whose key it lets in. */
export interface SshServer {
  host: string;
  port: number;
  user: string;
  /** Has `.ssh/id_ed25519` and `.ssh/known_hosts`. */
  home: string;
  /** Cuts the line to the server after so many bytes, and refuses others until it is repaired. */
  cutAfter(bytes: number): void;
  repair(): void;
  close(): Promise<void>;
}

/** Starts one as the current user. What it keeps lies in this folder; `sftp` is how it serves files. */
export async function startSshServer(
  program: string,
  folder: string,
  sftp = "internal-sftp",
): Promise<SshServer> {
  const home = join(folder, "home");
  mkdirSync(join(home, ".ssh"), { recursive: true });
  makeKey(join(folder, "host"));
  makeKey(join(home, ".ssh/id_ed25519"));
  copyFileSync(join(home, ".ssh/id_ed25519.pub"), join(folder, "authorized_keys"));
  const own = await freePort();
  const stop = await startSshd(program, folder, [
    `Port ${own}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${join(folder, "host")}`,
    `AuthorizedKeysFile ${join(folder, "authorized_keys")}`,
    "StrictModes no",
    "PasswordAuthentication no",
    "KbdInteractiveAuthentication no",
    "PidFile none",
    // What the user's own shell does as it starts is none of the tests' business.
    `SetEnv HOME=${home}`,
    `Subsystem sftp ${sftp}`,
  ]);
  const line = await startLine(own);
  knowServer(home, line.port, join(folder, "host.pub"));
  const close = async () => {
    await line.close();
    await stop();
  };
  return { ...line, host: "127.0.0.1", user: userInfo().username, home, close };
}

/** Makes a pair of keys, without a passphrase if none is given. */
export const makeKey = (file: string, passphrase = "", kind = ["-t", "ed25519"]): void => {
  execFileSync("ssh-keygen", ["-q", ...kind, "-a", "1", "-N", passphrase, "-f", file]);
};

/** Writes the server's name, which is hashed as many systems do it, with this key. */
export function knowServer(home: string, port: number, publicKey: string): void {
  const file = join(home, ".ssh/known_hosts");
  const [type, key] = readFileSync(publicKey, "utf8").split(" ");
  writeFileSync(file, `[127.0.0.1]:${port} ${type} ${key}\n`);
  execFileSync("ssh-keygen", ["-q", "-H", "-f", file], { stdio: "ignore" });
}

async function startSshd(
  program: string,
  folder: string,
  lines: readonly string[],
): Promise<() => Promise<void>> {
  // Where it is started by root, it wants this folder, which systems make as they start.
  if (process.getuid?.() === 0 && !existsSync("/run/sshd")) mkdirSync("/run/sshd");
  const config = join(folder, "sshd_config");
  writeFileSync(config, `${lines.join("\n")}\n`);
  const child = spawn(program, ["-D", "-e", "-f", config], { stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(said.join("\n"))));
    createInterface({ input: child.stderr }).on("line", (line) => {
      said.push(line);
      if (line.startsWith("Server listening")) resolve();
    });
  });
  return async () => {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A line to a port of this computer, which can be cut. */
async function startLine(to: number) {
  let left = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    const cut = () => {
      near.destroy();
      far.destroySoon();
    };
    for (const end of [near, far]) end.on("error", cut).on("close", cut);
    near.on("data", (data) => {
      far.write(data.subarray(0, left));
      left = Math.max(0, left - data.length);
      if (left === 0) cut();
    });
    far.pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cutAfter = (bytes: number) => {
    left = bytes;
  };
  return {
    port,
    cutAfter,
    repair: () => cutAfter(Number.POSITIVE_INFINITY),
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}
