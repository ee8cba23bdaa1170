import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { v1 } from "../../commands/migrate/fixtures.ts";
import { rename, writeRenamed } from "../../commands/rename/rename.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { runCommand } from "../../testing/commands/command.ts";
import { makeConfig, makePage, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";

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
