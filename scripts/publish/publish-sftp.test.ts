import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuthContext } from "ssh2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "../../src/commands/publish/ssh/connect.ts";
import { sshLibrary } from "../../src/commands/publish/ssh/credentials.ts";
import { openFiles } from "../../src/commands/publish/ssh/files.ts";
import { pathsIn } from "../../src/testing/commands/folder.ts";
import { type RemoteSite, startRemoteSite } from "../../src/testing/servers/remote-site.ts";
import { itPublishesWholePages } from "../../src/testing/servers/remote-suite.ts";
import { knowServer, makeKey, startSshServer } from "../../src/testing/servers/ssh-server.ts";
import { hasSsh } from "../lib/programs/ssh-programs.ts";
import { findProgram } from "../lib/programs/web-servers.ts";
import { run } from "../publish.ts";

let site: RemoteSite;
const web = (path: string) => join(site.web, path);

/** One site for all tests; each test continues from the one before. */
describe.skipIf(!hasSsh())("plumbline publish, by SFTP", () => {
  beforeAll(async () => {
    site = await startRemoteSite(run, findProgram("sshd") ?? "", "sftp");
    vi.stubEnv("HOME", site.server.home);
    vi.stubEnv("SSH_AUTH_SOCK", "");
    site.save("First");
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await site.close();
  });

  it("trusts neither an unknown server nor one with another key", async () => {
    const { home, port } = site.server;
    const known = join(home, ".ssh/known_hosts");
    renameSync(known, `${known}.right`);
    await expect(site.publish("--yes")).rejects.toThrow(
      /not known on this computer, so nothing was sent. Its key has the fingerprint SHA256:/,
    );
    expect(existsSync(known)).toBe(false);
    makeKey(join(site.folder, "other"));
    knowServer(home, port, join(site.folder, "other.pub"));
    const entry = readFileSync(known, "utf8");
    writeFileSync(known, `# Of my provider\n\n${entry}`);
    await expect(site.publish("--yes")).rejects.toThrow(
      new RegExp(
        `server 127.0.0.1 \\(port ${port}\\) shows another key \\(SHA256:[^ ]+\\) than the one in ` +
          `line 3 of "${known}".* ssh-keygen -R "\\[127.0.0.1\\]:${port}"`,
      ),
    );
    writeFileSync(known, `@revoked ${readFileSync(`${known}.right`, "utf8")}`);
    await expect(site.publish("--yes")).rejects.toThrow(/that line 1 of ".*" marks as @revoked/);
    renameSync(`${known}.right`, known);
  });

  it("reports what is needed to log in", async () => {
    const key = join(site.server.home, ".ssh/id_ed25519");
    renameSync(key, `${key}.away`);
    await expect(site.publish("--yes")).rejects.toThrow(
      /does not accept the login of .*\. Nothing was sent\.\nSet PLUMBLINE_SFTP_PASSWORD to the password/,
    );
    vi.stubEnv("PLUMBLINE_SFTP_PASSWORD", "refused");
    vi.stubEnv("SSH_AUTH_SOCK", `${key}.agent`);
    await expect(site.publish("--yes")).rejects.toThrow(
      /Tried: the keys of your ssh agent, the password in PLUMBLINE_SFTP_PASSWORD\.\n.*does not respond/,
    );
    vi.stubEnv("PLUMBLINE_SFTP_PASSWORD", "");
    vi.stubEnv("SSH_AUTH_SOCK", "");
    vi.stubEnv("PLUMBLINE_SFTP_KEY", `${key}.nowhere`);
    await expect(site.publish("--yes")).rejects.toThrow(/names ".*nowhere", which cannot be read/);
    vi.stubEnv("PLUMBLINE_SFTP_KEY", "");
    renameSync(`${key}.away`, key);
  });

  it.each([
    ["of ssh", ["-t", "ed25519"]],
    ["of OpenSSL", ["-t", "ecdsa", "-m", "PEM"]],
  ])("reports %s keys with a missing or wrong passphrase", async (_, kind) => {
    const key = join(site.folder, kind.join(""));
    makeKey(key, "right", kind);
    vi.stubEnv("PLUMBLINE_SFTP_KEY", key);
    const publish = () => site.publish("--yes");
    await expect(publish()).rejects.toThrow(`"${key}" needs a passphrase: set`);
    vi.stubEnv("PLUMBLINE_SFTP_PASSPHRASE", "wrong");
    await expect(publish()).rejects.toThrow(
      `PLUMBLINE_SFTP_PASSPHRASE is not the passphrase of "${key}".`,
    );
    vi.stubEnv("PLUMBLINE_SFTP_PASSPHRASE", "right");
    await expect(publish()).rejects.toThrow(`Tried: "${key}".\nSet PLUMBLINE_SFTP_PASSWORD`);
    vi.stubEnv("PLUMBLINE_SFTP_PASSPHRASE", "");
    vi.stubEnv("PLUMBLINE_SFTP_KEY", `${key}.pub`);
    await expect(publish()).rejects.toThrow(`"${key}.pub" is a public key`);
    vi.stubEnv("PLUMBLINE_SFTP_KEY", "");
  });

  it("accepts a key with its passphrase, an agent's key, and continues without an agent", async () => {
    const key = join(site.server.home, ".ssh/id_ed25519");
    const ask = async () => false;
    const lock = (from: string, to: string) =>
      execFileSync("ssh-keygen", ["-q", "-p", "-P", from, "-N", to, "-f", key]);
    const socket = join(site.server.home, "agent");
    const agent = spawn("ssh-agent", ["-D", "-a", socket], { stdio: ["ignore", "pipe", "ignore"] });
    await once(agent.stdout, "data");
    vi.stubEnv("SSH_AUTH_SOCK", socket);
    execFileSync("ssh-add", ["-q", key]);
    lock("", "right");
    (await connect(site.server, ask)).end();
    agent.kill();
    await once(agent, "exit");
    await expect(connect(site.server, ask)).rejects.toThrow(/needs a passphrase/);
    vi.stubEnv("PLUMBLINE_SFTP_PASSPHRASE", "right");
    (await connect(site.server, ask)).end();
    vi.stubEnv("PLUMBLINE_SFTP_PASSPHRASE", "");
    vi.stubEnv("SSH_AUTH_SOCK", "");
    lock("right", "");
  });

  it.each(["password", "keyboard-interactive"] as const)("gives the %s", async (way) => {
    const { home } = site.server;
    const { Server } = await sshLibrary();
    const hostKeys = [readFileSync(join(site.folder, "server/host"))];
    const server = new Server({ hostKeys }, (client) => {
      client
        .on("error", () => undefined)
        .on("authentication", (asked) => {
          if (asked.method !== way) asked.reject([way]);
          else if (asked.method === "password") answer(asked, asked.password);
          else if (asked.method === "keyboard-interactive")
            asked.prompt([{ prompt: "Password:", echo: false }], ([said]) => answer(asked, said));
        });
    });
    const answer = (asked: AuthContext, said: string | undefined) =>
      said === "right" ? asked.accept() : asked.reject();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const there = { host: "127.0.0.1", port, user: "ann" };
    const trust = async () => true;
    for (const password of ["wrong", "right"]) {
      vi.stubEnv("PLUMBLINE_SFTP_PASSWORD", password);
      const line = connect(there, trust);
      if (password === "right") (await line).end();
      else await expect(line).rejects.toThrow("the password in PLUMBLINE_SFTP_PASSWORD.\n");
    }
    vi.stubEnv("PLUMBLINE_SFTP_PASSWORD", "");
    server.close();
    expect(readFileSync(join(home, ".ssh/known_hosts"), "utf8")).toContain(`]:${port} ssh-ed25519`);
  });

  it("reports a missing folder", async () => {
    site.save("First", { path: web("nowhere") });
    await expect(site.publish("--yes")).rejects.toThrow(/cannot open the folder ".*nowhere"/);
    site.save("First");
  });

  itPublishesWholePages(() => site, 35_000);
});

describe.skipIf(!hasSsh())("a connection to a server", () => {
  it("remembers a server that a person trusts, and replaces files even if that takes two steps", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-ssh-"));
    const program = findProgram("sshd") ?? "";
    const server = await startSshServer(program, folder, "internal-sftp -P posix-rename");
    vi.stubEnv("HOME", server.home);
    vi.stubEnv("SSH_AUTH_SOCK", "");
    rmSync(join(server.home, ".ssh/known_hosts"));
    const asked = vi.fn(async () => true);
    (await connect(server, asked)).end();
    const client = await connect(server, asked);
    expect(asked.mock.calls).toEqual([[expect.stringContaining("SHA256:")]]);
    const onGap = vi.fn();
    const space = await openFiles(client, folder, "", onGap);
    for (const text of ["one", "two"]) await space.write(text, "a/b.txt");
    expect(pathsIn(join(folder, "a"), false)).toEqual(["b.txt"]);
    expect(await space.read("a/b.txt")).toBe("two");
    expect(onGap).toHaveBeenCalledOnce();
    client.end();
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});
