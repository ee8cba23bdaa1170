import { describe, expect, it } from "vitest";
import { rangeOf, startOf } from "../../testing/position.ts";
import { compile, makeConfig, makePage, withSections, wrong } from "../../testing/site.ts";
import { shop } from "../../testing/template.ts";

const compileQuotes = (
  text: string | Uint8Array,
  reference: object,
  name = "reviews.csv",
  language = "en-GB",
) =>
  compile(
    {
      ...withSections(
        { type: "hero", heading: "Reviews" },
        wrong({ type: "testimonials", quotes: { table: name, ...reference } }),
      ),
      language,
    },
    { [`../../${name}`]: text },
  );

const quotesOf = async (...args: Parameters<typeof compileQuotes>) => {
  const { site, diagnostics } = await compileQuotes(...args);
  expect(diagnostics).toEqual([]);
  return Object(site?.routes[0]?.sections[1]).quotes;
};

const columns = { author: "Name", text: "Review body", stars: "Stars", date: "Created (UTC)" };
const head = "Id,Created (UTC),Name,Name,Stars,Review body";
const wordsOf = (quote: { text: unknown }) =>
  JSON.stringify(quote.text)
    .match(/(?<="value":")[^"]*/g)
    ?.join("");

describe("an export of another service", () => {
  it.each([
    ["2025-03-14T10:22:00Z", "FIVE", "2025-03-14", 5],
    ["2025-03-14T10:22:00.123456Z", "5/5", "2025-03-14", 5],
    ["2025-03-14 10:22:00 UTC", "4.0", "2025-03-14", 4],
    ["2025-03-14T10:22:00+05:30", "★★★★☆", "2025-03-14", 4],
    ["14.03.2025 10:22", "4 out of 5 stars", "2025-03-14", 4],
    ["March 14 2025", "4_STARS", "2025-03-14", 4],
    ["14/03/2025", "4.5", "2025-03-14", 4.5],
  ])("can have dates and stars as %s and %s", async (date, stars, day, number) => {
    const csv = `${head.replace("Name,Name", "Name,Mail")}\n7,${date},Gwen,g@mail.example,${stars},Dry.\n`;
    const [quote] = await quotesOf(csv, { columns });
    expect(quote).toMatchObject({ author: "Gwen", stars: number });
    expect(JSON.stringify(quote)).toContain(day);
  });

  it.each([[["Name", "Stars"]], ["{Name} {Stars}"], ["Name, Stars"]])(
    "has one column for a field, not %j",
    async (author) => {
      const csv = "Name,Stars,Words\nGwen,5,Dry.\n";
      const { diagnostics } = await compileQuotes(csv, { columns: { author, text: "Words" } });
      expect(diagnostics[0]?.hint).toMatch(/^A field takes one column\. Add a column to the table/);
    },
  );

  it("has plain texts: no tokens, no Markdown, entities as characters", async () => {
    const words = "# 1 {roofer} *****<br />Tom &amp; Ann&#39;s - a_b_c [sic]";
    const csv = `Author;Words\nA;"${words}"\n`;
    const named = { author: "Author", text: "Words" };
    const each = { source: { name: "Letters" } };
    const [quote] = await quotesOf(csv, { columns: named, each });
    expect(wordsOf(quote)).toBe("# 1 {roofer} *****Tom & Ann's - a_b_c [sic]");
    expect(quote.source).toMatchObject({ name: "Letters" });
  });

  it("can be UTF-16 with tabs, as spreadsheets write it", async () => {
    const bytes = Buffer.from("\uFEFFAutor\tText\tTag\nGwen\tGut.\t14.03.2025\n", "utf16le");
    const named = { author: "Autor", text: "Text", date: "Tag" };
    const quotes = await quotesOf(bytes, { columns: named });
    expect(quotes).toHaveLength(1);
  });

  it("can be JSON with one list, whose columns are paths", async () => {
    const reviews = [
      { reviewer: { displayName: "Gwen" }, starRating: "FIVE", createTime: "2025-03-14T10:22:00Z" },
      {
        reviewer: { displayName: "Ann" },
        starRating: "FOUR",
        comment: "Dry.",
        createTime: "2025-03-14T10:22:00Z",
      },
    ];
    const named = {
      author: "reviewer.displayName",
      stars: "starRating",
      text: "comment",
      date: "createTime",
    };
    const reference = { columns: named, onlyWith: ["text"] };
    const quotes = await quotesOf(JSON.stringify({ reviews }), reference, "reviews.json");
    expect(quotes).toMatchObject([{ author: "Ann", stars: 4 }]);
  });

  it("leaves out rows only if the config says so", async () => {
    const csv = "Name,Words,Day\nA,,2025-01-02\nB,Dry.,2025-01-02\nC,Good.,2025-01-02\n";
    const named = { author: "Name", text: "Words", date: "Day" };
    const { diagnostics } = await compileQuotes(csv, { columns: named });
    expect(diagnostics).toMatchObject([{ rule: "missing-key", range: { line: 2 } }]);
    const quotes = await quotesOf(csv, { columns: named, onlyWith: ["text"], limit: 1 });
    expect(quotes).toMatchObject([{ author: "B" }]);
  });

  it("reports mistakes in rows after others that it leaves out", async () => {
    const csv = "Name,Words,Day\nA,,2025-01-02\nB,Dry.,yesterday\n";
    const named = { author: "Name", text: "Words", date: "Day" };
    const { diagnostics } = await compileQuotes(csv, { columns: named, onlyWith: ["text"] });
    expect(diagnostics).toMatchObject([{ range: startOf(csv, "yesterday") }]);
  });

  it("asks for the order of dates, unless one date shows it", async () => {
    const csv = "Name,Words,Day\nA,Dry.,03/04/2025\n";
    const named = { author: "Name", text: "Words", date: "Day" };
    const { diagnostics } = await compileQuotes(csv, { columns: named });
    expect(diagnostics).toMatchObject([
      { range: rangeOf(csv, "03/04/2025"), hint: expect.stringContaining('"dates": "day first"') },
    ]);
    const asked = await quotesOf(csv, { columns: named, dates: "month first" });
    expect(JSON.stringify(asked)).toContain("2025-03-04");
    const shown = await quotesOf(`${csv}B,Dry.,25/04/2025\n`, { columns: named });
    expect(JSON.stringify(shown)).toContain("2025-04-03");
  });

  it.each([
    [{ columns: { author: "Nme", text: "Words" } }, 'has no column "Nme"'],
    [{ columns: { author: "Reviewer", text: "Words" } }, 'has no column "Reviewer"'],
    [{ colums: { author: "Name" } }, 'no field "colums"'],
    [{ columns: { autor: "Name", text: "Words", date: "Day" } }, "autor"],
    [{ columns: ["Name"] }, '"columns" has a wrong value'],
    [
      { columns: { author: "Name", text: "Words", date: "Day" }, limit: "3" },
      '"limit" has a wrong value',
    ],
    [
      { columns: { author: "Name", text: "Words", date: "Day" }, dates: "dmy" },
      '"dates" has a wrong value',
    ],
  ])("reports a mistake in %o", async (reference, message) => {
    const { diagnostics } = await compileQuotes("Name,Words,Day\nA,Dry.,2025-01-02\n", reference);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics).toHaveLength(1);
  });

  it("can be pages, too", async () => {
    const params = {
      table: "places.csv",
      columns: { location: "Business name", areas: "Town near" },
    };
    const { site, diagnostics } = await compile(
      makeConfig({
        templates: { local: shop },
        pages: [makePage(), wrong({ path: "/roofs-{location}", template: "local", params })],
      }),
      { "../../places.csv": "Store code,Business name,Town near\n1,Barry,Otherby; Thirdwick\n" },
    );
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site?.routes.map(({ path }) => path)).toContain("/roofs-barry");
  });
});
