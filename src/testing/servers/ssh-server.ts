import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A real ssh server, and the home folder of a user whose key it accepts. */
export interface SshServer {
  host: string;
  port: number;
  user: string;
  /** Contains `.ssh/id_ed25519` and `.ssh/known_hosts`. */
  home: string;
  /** Breaks the connection after this many bytes, and refuses others until it is repaired. */
  cutAfter(bytes: number): void;
  repair(): void;
  close(): Promise<void>;
}

/** Starts a server as the current user, with its files in this folder; `sftp` is its subsystem. */
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
    // The startup files of the user's shell must not affect the tests.
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

/** Creates a key pair, without a passphrase by default. */
export const makeKey = (file: string, passphrase = "", kind = ["-t", "ed25519"]): void => {
  execFileSync("ssh-keygen", ["-q", ...kind, "-a", "1", "-N", passphrase, "-f", file]);
};

/** Writes the server's key with a hashed name, as many systems do. */
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
  // Needs this folder if root starts it; systems create it at boot.
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

/** A connection to a port of this computer, which can be broken. */
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
