import { mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { v1 } from "../../commands/migrate/fixtures.ts";
import { rename, writeRenamed } from "../../commands/rename/rename.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { runCommand } from "../../testing/commands/command.ts";
import { makeConfig, makePage, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";
import { readText } from "./text-file.ts";

type Pack = (text: string) => Buffer;

const utf16: Pack = (text) => Buffer.from(text, "utf16le");
const otherOrder: Pack = (text) => utf16(`\uFEFF${text}`).swap16();

/** The encodings that editors and spreadsheets use. */
const WAYS: [string, Pack][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with a mark", (text) => Buffer.from(`\uFEFF${text}`)],
  ["UTF-16", (text) => utf16(`\uFEFF${text}`)],
  ["UTF-16 of another order", otherOrder],
  ["UTF-16 without a mark", utf16],
];

const CONFIG = makeConfig({
  templates: { local: template() },
  pages: [
    makePage(),
    makePage({ path: "/old", title: "Dächer" }),
    wrong<PageConfig>({ ...localPage(), path: "/{location}", params: "towns.csv" }),
  ],
});

const TOWNS = "location,story,areas\r\nMöckham,[Up](/old),A|B\r\n";

/** With Windows line ends and a byte order mark. */
const written = (config: object) =>
  `${JSON.stringify(config, null, "\t").replaceAll("\n", "\r\n")}\r\n`;

function siteOf(config: object, pack: Pack) {
  const { folder, file } = writeSite(CONFIG);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(file, pack(written(config)));
  writeFileSync(join(folder, "towns.csv"), pack(TOWNS));
  return { folder, file, bytes: (name = "site.config.json") => readFileSync(join(folder, name)) };
}

it.each(WAYS)(
  "renaming a page and undoing it restores the bytes of files in %s",
  async (_, pack) => {
    const { file, bytes } = siteOf(CONFIG, pack);
    const renamed = await rename(file, ourKit(), { from: "/old", to: "/new" });
    expect(renamed.files.map(({ before }) => before).sort()).toEqual([TOWNS, written(CONFIG)]);
    await writeRenamed(renamed);
    expect(bytes("towns.csv")).toEqual(pack(TOWNS.replace("/old", "/new")));
    await writeRenamed(await rename(file, ourKit(), { from: "/new", to: "/old" }));
    expect([bytes(), bytes("towns.csv")]).toEqual([pack(written(CONFIG)), pack(TOWNS)]);
  },
  60_000,
);

const MISSPELT = { ...CONFIG, langauge: CONFIG.language, language: undefined };

it.each<[string, object, string[], string]>([
  ["check", MISSPELT, ["--fix", "--rule", "unknown-key"], '"language"'],
  ["migrate", v1, ["--write"], '"version": 4'],
  ["redirects", CONFIG, ["import", "old.csv"], '"from": "/früher"'],
])(
  "%s keeps encoding and line endings of a config",
  async (command, config, args, words) => {
    const { folder, file, bytes } = siteOf(config, otherOrder);
    writeFileSync(join(folder, "old.csv"), Buffer.from("/fr\xfcher,/old\r\n", "latin1"));
    const given = args.map((arg) => (arg === "old.csv" ? join(folder, arg) : arg));
    await runCommand(command, ...given, "--config", file);
    const text = new TextDecoder("utf-16be").decode(bytes());
    expect(text).toContain(words);
    expect(bytes()).toEqual(otherOrder(text));
    expect(text.match(/(?<!\r)\n/g)).toBe(null);
  },
  60_000,
);

describe("a long text", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-text-"));
  const file = join(folder, "long.csv");
  afterAll(() => rmSync(folder, { recursive: true }));
  const longText = (letter: string) => `Dä${letter.repeat(2 ** 21)}`;

  it("is read again when another file of its size and time replaces it", () => {
    // Texts are only kept of files that have not just changed.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    writeFileSync(file, longText("a"));
    utimesSync(file, 1, 1);
    expect(readText(file)).toBe(longText("a"));
    writeFileSync(`${file}.new`, longText("b"));
    utimesSync(`${file}.new`, 1, 1);
    renameSync(`${file}.new`, file);
    expect(readText(file)).toBe(longText("b"));
  });

  it("is read again when it is written in place at once", () => {
    writeFileSync(file, longText("a"));
    expect(readText(file)).toBe(longText("a"));
    writeFileSync(file, longText("b"));
    expect(readText(file)).toBe(longText("b"));
  });

  it("has U+FFFD for bytes that are not UTF-8", () => {
    writeFileSync(file, Buffer.concat([Buffer.from(longText("a")), Buffer.from([0xe4, 0x0a])]));
    expect(readText(file)).toBe(`${longText("a")}\uFFFD\n`);
  });
});
