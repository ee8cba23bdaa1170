import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Config, makeConfig, makePage, withSections, writeSite } from "../src/testing/site.ts";
import { localPage, templated } from "../src/testing/template.ts";
import { run } from "./check.ts";

const folders: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function fileOf(config: Config | string) {
  const { folder, file, text } = writeSite(config);
  folders.push(folder);
  return { folder, file, text };
}

/** The command's exit code and what it prints. */
async function check(...argv: string[]) {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const code = await run(argv);
  return { code, output: log.mock.calls.map(([line]) => String(line)).join("\n") };
}

/** Only the rule of `--rule`, so that a new rule cannot change these tests. */
const right = makeConfig();
const dead = withSections({
  type: "hero",
  heading: "Roofs",
  actions: [{ label: "Go", link: "/nowhere" }],
});
const softened: Config = {
  ...dead,
  checks: [{ rule: "dead-link", severity: "warning", reason: "The page comes in May." }],
};
const DEAD = ["--rule", "dead-link"];
const misspelt = () => JSON.stringify(right, null, 2).replace('"language"', '"langauge"');

describe("plumbline check", () => {
  it("exits with 0 if the config is right", async () => {
    const { file } = fileOf(right);
    const { code, output } = await check("--config", file, ...DEAD);
    expect({ code, output }).toEqual({ code: 0, output: `${file}: no problems, 1 pages` });
  });

  it("exits with 1 and lists the errors if it is not", async () => {
    const { code, output } = await check("--config", fileOf(dead).file, ...DEAD);
    expect(code).toBe(1);
    expect(output).toContain("There is no page /nowhere");
    expect(output).toMatch(/\n1 error$/);
  });

  it.each([
    ["error", 0],
    ["warning", 1],
  ])("with warnings only, --fail-level %s exits with %d", async (level, expected) => {
    const { file } = fileOf(softened);
    const { code, output } = await check("--config", file, ...DEAD, "--fail-level", level);
    expect(output).toMatch(/\n1 warning$/);
    expect(code).toBe(expected);
  });

  it.each([
    [["--config", "no-such-file.json"], /^There is no file "no-such-file\.json"/],
    [["--config", "src"], /^"src" is not a file/],
    [["--format", "xml"], /^check: --format must be one of pretty, json, github, sarif/],
    [["--fail-level", "info"], /^check: --fail-level must be one of/],
    [["--frobnicate"], /--frobnicate/],
    [["--rule", "zebra"], /^check: there is no rule "zebra"/],
    [["--rule", "zebra"], /npx plumbline check --list shows them all/],
    [
      ["--explain", "dead-lnk"],
      /^check: there is no rule "dead-lnk"\. Did you mean "dead-link"\?$/,
    ],
    [["--dry-run"], /--dry-run only works with --fix/],
  ])("exits with one line for %j", async (argv, message) => {
    await expect(run(argv)).rejects.toThrow(message);
    await expect(run(argv)).rejects.toThrow(/^[^\n]+$/);
  });

  it("lists the rules with their severity, and explains one", async () => {
    const { code, output } = await check("--list");
    expect(code).toBe(0);
    expect(output).toMatch(/^dead-link +error +A link within the site/m);
    expect(output).toMatch(/^unused-exception +warning +/m);
    const explained = await check("--explain", "dead-link");
    expect(explained.code).toBe(0);
    expect(explained.output).toMatch(/dead-link \(error\)\n.+\n\nA visitor who follows/);
  });

  it("shows the worst of many pages of a template, and all pages with --all", async () => {
    const titled = (at: number) => {
      const title = `Dry roofs in {location} ${"x".repeat(60 + at)}`;
      return localPage({ path: `/place-${at}`, title });
    };
    const config = templated(...[0, 1, 2, 3, 4].map(titled));
    const args = ["--config", fileOf(config).file, "--rule", "title-length"];
    const { output } = await check(...args);
    expect(output).toContain("On /place-4 it has 85 characters.");
    expect(output).toContain('And 4 more like it on pages of the template "local"');
    vi.restoreAllMocks();
    const all = await check(...args, "--all");
    expect(all.output.match(/On \/place-\d it has/g)).toHaveLength(5);
    expect(all.output).not.toContain("more like it");
  });

  it("reports only the rule that --rule names", async () => {
    const { file } = fileOf(dead);
    const { code, output } = await check("--config", file, ...DEAD, "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(output).map(({ rule }: { rule: string }) => rule)).toEqual(["dead-link"]);
  });

  it("also reports the errors that keep the rule of --rule from running", async () => {
    const { file } = fileOf(JSON.stringify(dead).replace('"Home"', '""'));
    const { code, output } = await check("--config", file, ...DEAD, "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(output).map(({ rule }: { rule: string }) => rule)).toEqual(["too-small"]);
  });
});

describe("plumbline check --fix", () => {
  const fixing = (file: string, ...more: string[]) =>
    check("--config", file, "--fix", "--rule", "unknown-key", ...more);

  it("fixes the file, and leaves no other files", async () => {
    const { folder, file, text } = fileOf(misspelt());
    expect((await fixing(file)).code).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(text.replace('"langauge"', '"language"'));
    expect(readdirSync(folder).sort()).toEqual(["public", "site.config.json"]);
  });

  it("keeps the byte-order mark and the line endings", async () => {
    const { file, text } = fileOf(`\uFEFF${misspelt().replaceAll("\n", "\r\n")}\r\n`);
    await fixing(file);
    expect(readFileSync(file, "utf8")).toBe(text.replace('"langauge"', '"language"'));
  });

  it.runIf(process.platform !== "win32")("keeps the permissions of the file", async () => {
    const { file } = fileOf(misspelt());
    chmodSync(file, 0o606);
    await fixing(file);
    expect(readFileSync(file, "utf8")).not.toContain("langauge");
    expect(statSync(file).mode & 0o777).toBe(0o606);
  });

  it("shows the change with --dry-run, and writes nothing", async () => {
    const { file, text } = fileOf(misspelt());
    const { code, output } = await fixing(file, "--dry-run");
    expect(code).toBe(1);
    expect(output).toMatch(/^--- .+^\+\+\+ .+^@@ .+^- {2}"langauge".+^\+ {2}"language"/ms);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("does not change a file that is not UTF-8, as that would lose letters", async () => {
    const { file } = fileOf(right);
    const bytes = Buffer.from(misspelt(), "latin1");
    writeFileSync(file, bytes);
    expect((await fixing(file)).code).toBe(1);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it("does not write if there is nothing to fix", async () => {
    const { file } = fileOf(makeConfig({ pages: [makePage()] }));
    const { mtimeMs, ino } = statSync(file);
    await fixing(file);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  });
});
