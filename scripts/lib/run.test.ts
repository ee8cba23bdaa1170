import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Packages = Record<string, { version?: string; optional?: boolean }>;

const dependencies: { isSame: (wanted: Packages, found: Packages) => boolean } = createRequire(
  import.meta.url,
)("./dependencies.cjs");

const runCjs = join(import.meta.dirname, "..", "run.cjs");

/** Runs run.cjs as if by the given version of Node.js. */
function run(command: string, version = process.versions.node) {
  const pretence = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretence)}`;
  const args = ["--import", preload, runCjs, command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("run.cjs", () => {
  it.each(["8.17.0", "18.20.8", "20.18.3", "21.7.3", "22.12.0"])(
    "reports in one line that Node.js %s is too old",
    (version) => {
      const { status, stderr } = run("preview", version);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^Plumbline needs Node\.js 20\.19, .+nodejs\.org.+\n$/);
      expect(stderr).toContain(`this is ${version}.`);
    },
  );

  it.each(["20.19.0", "22.13.0", "24.0.0", "26.10.0"])(
    "accepts Node.js %s, and lists its commands",
    (version) => {
      const { status, stderr } = run("nonsense", version);
      expect(status).toBe(2);
      expect(stderr).toMatch(
        /^There is no command "nonsense"\. The commands are: .*start.*preview/,
      );
    },
  );

  it.each(["23.11.1", "28.0.0"])("runs on Node.js %s, and warns that it is untested", (version) => {
    const lines = run("nonsense", version).stderr.split("\n");
    expect(lines[0]).toMatch(/^Plumbline is tested with Node\.js 20\.19, .+nodejs\.org\.$/);
    expect(lines[0]).toContain(`this is ${version}.`);
    expect(lines[1]).toMatch(/^There is no command "nonsense"\./);
  });
});

describe("isSame", () => {
  const wanted: Packages = {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a-for-windows": { version: "1.0.0", optional: true },
  };

  it("accepts an installation without other systems' packages", () => {
    expect(dependencies.isSame(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true);
  });

  it.each([
    [wanted, {}],
    [wanted, { "node_modules/a": { version: "1.0.1" } }],
    [{}, { "node_modules/a": { version: "1.0.0" } }],
  ])("rejects packages that differ or cannot be compared (%#)", (want, found) => {
    expect(dependencies.isSame(want, found)).toBe(false);
  });
});
