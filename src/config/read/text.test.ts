import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../pipeline.ts";
import { type Config, makeConfig, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";

const TOWNS = "location,story\nMöckham,Up\nMockley,Down\n";

const CONFIG: Config = makeConfig({
  templates: { local: template() },
  pages: [
    ...(makeConfig().pages ?? []),
    wrong<PageConfig>({ ...localPage(), path: "/roofs-{location}", params: "towns.csv" }),
  ],
});

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

const WAYS: [string, (text: string) => Buffer][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with a mark", (text) => Buffer.from(`\uFEFF${text}`)],
  ["UTF-16", utf16],
  ["UTF-16 of another order", (text) => utf16(text).swap16()],
  ["UTF-16 without a mark", (text) => Buffer.from(text, "utf16le")],
];

const OTHERS: [string, Buffer, string][] = [
  ["a workbook", Buffer.from("PK\x03\x04\x14\x00\x06\x00"), " is a workbook"],
  ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), " is a workbook"],
  ["a PDF", Buffer.from("%PDF-1.7\n"), " is a PDF."],
  ["Windows-1252", Buffer.from(TOWNS, "latin1"), "This character is not UTF-8"],
];

/** The problems of a site whose config and table have these bytes. */
async function problemsOf(config: Buffer, towns: Buffer) {
  const { folder, file } = writeSite(CONFIG);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(file, config);
  writeFileSync(join(folder, "towns.csv"), towns);
  const { diagnostics } = await checkSite(file);
  return diagnostics.filter(({ severity }) => severity === "error");
}

describe("the text of a config and of its tables", () => {
  it.each(WAYS)("is read in %s", async (_, pack) => {
    const found = await problemsOf(pack(JSON.stringify(CONFIG)), pack(TOWNS));
    // The table has no column for this parameter.
    expect(found.map(({ rule }) => rule)).toEqual(["missing-parameter"]);
  });

  it.each(OTHERS)("is reported as unreadable in a table that is %s", async (_, bytes, words) => {
    const found = await problemsOf(Buffer.from(JSON.stringify(CONFIG)), bytes);
    expect(found[0]?.message).toContain(words);
    expect(found[0]?.hint).toContain("UTF-8");
  });

  it.each(OTHERS.slice(0, 3))(
    "is reported as unreadable in a config that is %s",
    async (_, bytes, words) => {
      const [first] = await problemsOf(bytes, Buffer.from(TOWNS));
      expect(first?.message).toContain(words);
    },
  );
});
