import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RemoteSite, startRemoteSite } from "../../src/testing/servers/remote-site.ts";
import { itPublishesWholePages } from "../../src/testing/servers/remote-suite.ts";
import { makeKey } from "../../src/testing/servers/ssh-server.ts";
import { hasRsync } from "../lib/programs/ssh-programs.ts";
import { findProgram } from "../lib/programs/web-servers.ts";
import { run } from "../publish.ts";

let site: RemoteSite;
const web = (path: string) => join(site.web, path);

/**
 * The system's ssh reads the home folder from the list of users, so its files are passed as
 * options.
 */
function sshOf({ home }: RemoteSite["server"], known: string): string {
  const config = join(home, "ssh_config");
  const key = join(home, ".ssh/id_ed25519");
  const lines = [
    `IdentityFile ${key}`,
    "IdentitiesOnly yes",
    `UserKnownHostsFile ${known}`,
    "GlobalKnownHostsFile none",
    "BatchMode yes",
  ];
  writeFileSync(config, lines.join("\n"));
  return `ssh -F ${config}`;
}

/** One site for all tests; each test continues from the one before. */
describe.skipIf(!hasRsync())("plumbline publish, by rsync", () => {
  beforeAll(async () => {
    site = await startRemoteSite(run, findProgram("sshd") ?? "", "rsync");
    vi.stubEnv("SSH_AUTH_SOCK", "");
    site.save("First");
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await site.close();
  });

  it("leaves the choice of trusted servers to ssh, and shows its message", async () => {
    vi.stubEnv("RSYNC_RSH", sshOf(site.server, join(site.folder, "nobody")));
    await expect(site.publish("--yes")).rejects.toThrow(
      /rsync reports for 127\.0\.0\.1:\n(.*\n)* {2}Host key verification failed\.\n(.*\n)*.*RSYNC_RSH/,
    );
    const { home, port } = site.server;
    const other = join(site.folder, "other");
    makeKey(other);
    writeFileSync(`${other}.known`, `[127.0.0.1]:${port} ${readFileSync(`${other}.pub`, "utf8")}`);
    vi.stubEnv("RSYNC_RSH", sshOf(site.server, `${other}.known`));
    await expect(site.publish("--yes")).rejects.toThrow(
      /HOST IDENTIFICATION HAS CHANGED(.*\n)*.*other\.known:1\n(.*\n)*.*\[127\.0\.0\.1\]:\d+/,
    );
    vi.stubEnv("RSYNC_RSH", sshOf(site.server, join(home, ".ssh/known_hosts")));
  });

  it("reports a missing folder, or a missing rsync", async () => {
    site.save("First", { path: web("nowhere") });
    await expect(site.publish("--yes")).rejects.toThrow(/nowhere.* failed: No such file/);
    site.save("First");
    const path = process.env.PATH;
    vi.stubEnv("PATH", site.folder);
    await expect(site.publish("--yes")).rejects.toThrow("needs the program rsync");
    vi.stubEnv("PATH", path);
  });

  itPublishesWholePages(() => site, 30_000);
});
