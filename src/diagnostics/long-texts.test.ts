import { describe, expect, it } from "vitest";
import { findingsOf } from "../testing/check.ts";
import { makePage } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";
import { formatGithub, formatJson, formatSarif } from "./machine.ts";
import { formatPretty } from "./pretty.ts";

/** The length of an owner's paragraph, with characters that JSON escapes. */
const LONG = `${'Slates last; the "best" café roof – '.repeat(50)}\n\nTabs\there, \\ and 🏠. `;

/** The same JSON with everything but plain letters escaped, as some editors write it. */
const escaped = (json: string) =>
  json.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

const withText = (text: string) => {
  const sections = [{ type: "prose" as const, text: LONG + text + LONG }];
  return JSON.stringify(templated(localPage(), makePage({ path: "/long", sections })), null, 2);
};

describe("a mistake in a long text", () => {
  it.each([
    ["unknown-token", "Ring {nobody} now", "{nobody}"],
    ["broken-token", "Ring {business.phone now", "{business.phone"],
    ["dead-link", "See [our *best* roofs](/nowhere) now", "/nowhere"],
    ["dead-link", "See [{business.name}]( </nowhere> ) now", "/nowhere"],
    ["missing-anchor", "See [them](/#nowhere) now", "/#nowhere"],
    ["trailing-slash", "See [them](/#a) or [roofs](/roofs-mockham/) now", "/roofs-mockham/"],
    ["link-target", "See [them](ftp://roofs.example) now", "ftp://roofs.example"],
    ["link-target", "See <ftp:a@roofs.example> now", "ftp:a@roofs.example"],
    ["markdown", "A <b>dry</b> roof", "<b>"],
    ["markdown", "It is ~~dry~~", "~~dry~~"],
    ["hard-coded-fact", "Ring 029 2018 0123 now", "029 2018 0123"],
    ["hard-coded-fact", "[Ring](tel:+442920180123) now", "tel:+442920180123"],
    ["insecure-url", "At http://slates.example now", "http://slates.example"],
    ["placeholder-text", "In [town] TBC", "[town]"],
    ["vague-link-text", "See [more](/) now", "[more]"],
  ])("is reported at its position: %s in %s", async (rule, words, piece) => {
    for (const config of [withText(words), escaped(withText(words))]) {
      const [found] = await findingsOf(rule, config);
      expect(found?.excerpt).toBe(piece);
      if (!found) continue;
      const { line, column } = found.range;
      const rows = formatPretty([found], { text: config }).split("\n");
      expect(rows[0]).toContain(`config.json:${line}:${column} `);
      const marker = rows.findIndex((row) => /\| *\^+$/.test(row));
      const start = rows[marker]?.indexOf("^") ?? 0;
      expect(rows[marker - 1]?.slice(start, rows[marker]?.length)).toBe(piece);
      expect(JSON.parse(formatJson([found]))).toMatchObject([found.range]);
      expect(formatGithub([found])).toContain(`line=${line},endLine=${line},col=${column},`);
      expect(formatSarif([found], [])).toContain(`"startColumn": ${column}`);
    }
  });

  it("is reported in the parameter that contains it", async () => {
    const page = localPage({ params: params({ story: `${LONG}See [them](/nowhere).` }) });
    expect(await findingsOf("dead-link", templated(page))).toMatchObject([
      { excerpt: "/nowhere", location: "/roofs-mockham › params › story" },
    ]);
  });
});
