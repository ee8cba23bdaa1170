import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";

/**
 * Starts npm, which previews a site of one page. `silence` resolves once npm, its shell and the
 * server have ended, since then nothing holds its output.
 */
async function previewByNpm() {
  const out = mkdtempSync(join(tmpdir(), "plumbline-npm-"));
  writeFileSync(join(out, "index.html"), "<p>Words</p>");
  const args = ["run", "preview", "--", "--out", out, "--port", "0"];
  const npm = spawn("npm", args, {
    cwd: PROJECT_DIR,
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  onTestFinished(() => {
    endGroup(npm.pid);
    rmSync(out, { recursive: true });
  });
  const silence = new Promise((resolve) => npm.stdout.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    npm.stdout.on("data", (words) => {
      said += words;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    silence.then(() => reject(new Error(`It ended: ${said}`)));
  });
  return { npm, url, silence };
}

/** Ends what a failed test has left. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, "SIGKILL");
  } catch {
    // The process has ended already.
  }
}

describe("plumbline preview", () => {
  it.each(["SIGTERM", "SIGKILL", "SIGHUP"] as const)("ends with npm by %s", async (signal) => {
    const { npm, url, silence } = await previewByNpm();
    expect((await fetch(url)).status).toBe(200);
    npm.kill(signal);
    await silence;
    await expect(fetch(url)).rejects.toThrow();
  });
});
