import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "../src/publish/ssh/connect.ts";
import { openFiles } from "../src/publish/ssh/files.ts";
import { pathsIn } from "../src/testing/folder.ts";
import { type RemoteSite, startRemoteSite } from "../src/testing/remote-site.ts";
import { itSendsWholePages } from "../src/testing/remote-suite.ts";
import { knowServer, makeKey, startSshServer } from "../src/testing/ssh-server.ts";
import { hasSsh } from "./lib/ssh-programs.ts";
import { findProgram } from "./lib/web-servers.ts";
import { run } from "./publish.ts";

let site: RemoteSite;
const web = (path: string) => join(site.web, path);

/** One site for all: each goes on from where the one before has left it. */
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

  it("trusts no server that is not known, and none that shows another key", async () => {
    const { home, port } = site.server;
    const known = join(home, ".ssh/known_hosts");
    renameSync(known, `${known}.right`);
    await expect(site.publish("--yes")).rejects.toThrow(
      /not known on this computer, so nothing was sent. Its key has the fingerprint SHA256:/,
    );
    expect(existsSync(known)).toBe(false);
    makeKey(join(site.folder, "other"));
    knowServer(home, port, join(site.folder, "other.pub"));
    await expect(site.publish("--yes")).rejects.toThrow(/shows another key \(SHA256:/);
    renameSync(`${known}.right`, known);
  });

  it("says what it takes to be let in", async () => {
    const key = join(site.server.home, ".ssh/id_ed25519");
    renameSync(key, `${key}.away`);
    await expect(site.publish("--yes")).rejects.toThrow(
      /does not let .* in\. Nothing was sent\.\nPut the password into PLUMBLINE_SFTP_PASSWORD/,
    );
    vi.stubEnv("PLUMBLINE_SFTP_KEY", `${key}.nowhere`);
    await expect(site.publish("--yes")).rejects.toThrow(/names ".*nowhere", which cannot be read/);
    vi.stubEnv("PLUMBLINE_SFTP_KEY", "");
    renameSync(`${key}.away`, key);
  });

  it("says so if there is no such folder", async () => {
    site.save("First", { path: web("nowhere") });
    await expect(site.publish("--yes")).rejects.toThrow(/There is no folder ".*nowhere"/);
    site.save("First");
  });

  itSendsWholePages(() => site, 35_000);
});

describe.skipIf(!hasSsh())("a line to a server", () => {
  it("remembers a server that a person trusts, and replaces files also where that is two steps", async () => {
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
