import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findMount } from "./machine.ts";
import { measureCommand } from "./measure.ts";

const isPosix = process.platform !== "win32";

/** Uses the CPU and some memory for a while, in a child of the first process. */
const BUSY = `
  const end = Date.now() + 400;
  const bytes = Buffer.alloc(120e6, 1);
  while (Date.now() < end) bytes[end % 100] += 1;
`;
const PARENT = `require("child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(BUSY)}])`;

describe.runIf(isPosix)("a command", () => {
  it("is measured with all its child processes", async () => {
    const { wall, cpu, peak } = await measureCommand([process.execPath, "-e", PARENT]);
    expect(wall).toBeGreaterThan(0.4);
    // On a busy machine the child gets less than all of its 0.4 s.
    expect(cpu).toBeGreaterThan(0.1);
    if (existsSync("/proc/self/status")) expect(peak).toBeGreaterThan(150e6);
  });

  it("reports why it failed", async () => {
    const code = 'console.error("no such thing"); process.exitCode = 3';
    const failing = measureCommand([process.execPath, "-e", code]);
    await expect(failing).rejects.toThrow(/failed:\nno such thing/);
  });

  it("does not inherit npm's environment variables", async () => {
    const code = "process.exitCode = Object.keys(process.env).some((n) => /^npm_/.test(n)) ? 1 : 0";
    process.env.npm_test_only = "1";
    await measureCommand([process.execPath, "-e", code]);
    delete process.env.npm_test_only;
  });
});

describe("the disk of a folder", () => {
  const table = [
    "22 1 254:0 / / rw,relatime - ext4 /dev/vda rw",
    "30 22 0:25 / /tmp rw,nosuid shared:5 - tmpfs tmpfs rw",
    "31 22 8:1 / /home rw shared:6 - xfs /dev/sda1 rw",
  ].join("\n");

  it.each([
    ["/tmp/a", "tmpfs", "tmpfs"],
    ["/tmporary", "ext4", "/dev/vda"],
    ["/home", "xfs", "/dev/sda1"],
  ])("is the innermost mount: %s", (folder, format, device) => {
    expect(findMount(table, folder)).toMatchObject({ format, device });
  });
});
