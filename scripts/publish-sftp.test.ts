import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "../src/publish/ssh/connect.ts";
import { openFiles } from "../src/publish/ssh/files.ts";
import { hashesIn, pathsIn } from "../src/testing/folder.ts";
import { brokenIn, type RemoteSite, startRemoteSite } from "../src/testing/remote-site.ts";
import { knowServer, makeKey, startSshServer } from "../src/testing/ssh-server.ts";
import { hasSsh } from "./lib/ssh-programs.ts";
import { findProgram } from "./lib/web-servers.ts";
import { run } from "./publish.ts";

let site: RemoteSite;
const web = (path: string) => join(site.web, path);
const built = () => hashesIn(join(site.folder, "dist"));

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

  it("replaces nothing of others that nobody has said it may", async () => {
    writeFileSync(web("index.html"), "of the provider");
    mkdirSync(web("first"));
    writeFileSync(web("first/notes.txt"), "of others");
    await expect(site.publish("--yes")).rejects.toThrow(/\n {2}index\.html\nNothing was sent/);
    expect(readFileSync(web("index.html"), "utf8")).toBe("of the provider");
    const { code, output } = await site.publish("--yes", "--replace");
    expect(code, output).toBe(0);
    expect(hashesIn(site.web)).toMatchObject(built());
  });

  it("shows whole pages wherever the line is cut, and completes them, and takes it back", async () => {
    const first = built();
    site.save("Second");
    let cuts = 0;
    for (let bytes = 35_000; ; bytes += 35_000) {
      site.server.cutAfter(bytes);
      const result = await site.publish("--yes").catch((error: Error) => error);
      expect(brokenIn(site.web, first, built(), { "first/notes.txt": hashOfNotes() })).toEqual([]);
      if (!(result instanceof Error)) {
        expect(result.code, result.errors).toBe(0);
        break;
      }
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(2);
    expect(hashesIn(site.web)).toMatchObject(built());
    expect(existsSync(web("first.html"))).toBe(false);
    site.server.repair();
    await site.publish("--undo", "--yes");
    expect(hashesIn(site.web)).toMatchObject(first);
    expect(existsSync(web("second.html"))).toBe(false);
    expect(readFileSync(web("first/notes.txt"), "utf8")).toBe("of others");
  });
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

const hashOfNotes = () => hashesIn(web("first"))["notes.txt"] ?? "";
