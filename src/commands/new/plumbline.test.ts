import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { dependencyFor, existingDependency, installPath } from "./plumbline.ts";

/** The dependency of a site whose folder contains an installed Plumbline. */
function asked(plumbline: string, installedIn = "node_modules/plumbline") {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-from-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, "npx", installedIn);
  for (const path of [installed, join(folder, "checkout")]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, "plumbline-0.2.0.tgz"), "Packed");
  const dependent = JSON.stringify({ dependencies: { plumbline } });
  writeFileSync(join(folder, "npx/package.json"), dependent);
  return { folder, ...dependencyFor(join(folder, "sites/my-site"), installed) };
}

it.each([
  ["npm", "node_modules/plumbline"],
  ["pnpm", "node_modules/.pnpm/plumbline@file+..+plumbline-0.2.0.tgz/node_modules/plumbline"],
])("a site carries the file that %s installs Plumbline from", (_, installedIn) => {
  const { folder, version, file } = asked("file:../plumbline-0.2.0.tgz", installedIn);
  expect({ version, file }).toEqual({
    version: "file:plumbline-0.2.0.tgz",
    file: join(folder, "plumbline-0.2.0.tgz"),
  });
});

it.each([
  ["^0.2.0", expect.stringMatching(/^\^\d+\.\d+\.\d+/)],
  ["file:../checkout", "file:../../checkout"],
])("otherwise a site depends on the available Plumbline: %s", (plumbline, version) => {
  const { folder: _, ...dependency } = asked(plumbline);
  expect(dependency).toEqual({ version });
});

it.each([
  ["sites/cafe", ["sites/*"], "../../node_modules/plumbline"],
  ["sites/north/cafe", { packages: ["./sites/**"] }, "../../../node_modules/plumbline"],
  ["cafe", ["cafe", "tools/*"], "../node_modules/plumbline"],
  ["other/cafe", ["sites/*"], "./node_modules/plumbline"],
  ["cafe", undefined, "./node_modules/plumbline"],
])(
  "in a workspace, the path to Plumbline is where npm expects it: %s of %j",
  (dir, workspaces, place) => {
    const root = mkdtempSync(join(tmpdir(), "plumbline-workspace-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, workspaces }));
    expect(installPath(join(root, dir))).toBe(place);
  },
);

/** Creates a folder with packed Plumblines beside it, in it and elsewhere in its repository. */
async function keptIn(asked: string) {
  const repository = mkdtempSync(join(tmpdir(), "plumbline-kept-"));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  for (const path of ["site/vendor", "checkout"])
    mkdirSync(join(repository, path), { recursive: true });
  for (const path of ["new.tgz", "tracked.tgz", "site/vendor/own.tgz"])
    writeFileSync(join(repository, path), "Packed");
  for (const args of [
    ["init", "--quiet"],
    ["add", "tracked.tgz"],
  ])
    execFileSync("git", args, { cwd: repository });
  const { version, file } = await existingDependency(join(repository, "site"), asked);
  return { version, file: file && relative(repository, file) };
}

it.each([
  ["file:../new.tgz", "file:new.tgz", "new.tgz"],
  ["../new.tgz", "file:new.tgz", "new.tgz"],
  ["file:../tracked.tgz", "file:../tracked.tgz", undefined],
  ["file:vendor/own.tgz", "file:vendor/own.tgz", "site/vendor/own.tgz"],
  ["file:../checkout", "file:../checkout", undefined],
  ["~0.2.0", "~0.2.0", undefined],
  ["https://packages.example/new.tgz", "https://packages.example/new.tgz", undefined],
])("a dependency on %s becomes %s, and carries %s", async (asked, version, file) => {
  expect(await keptIn(asked)).toEqual({ version, file });
});

it("a missing Plumbline package is reported", async () => {
  await expect(keptIn("file:../old.tgz")).rejects.toThrow("Restore it, or run npm install");
});
