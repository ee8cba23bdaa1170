// @vitest-environment node
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { changed, damageIn, hashesIn, timesIn } from "../testing/folder.ts";
import { commitAll, git } from "../testing/repository.ts";
import { saidBy } from "../testing/said.ts";
import { writeSite } from "../testing/site.ts";
import { townsText } from "../testing/towns.ts";
import { buildSite } from "./build.ts";
import { memoryFolder, TOUCHED_FILE } from "./page-memory.ts";
import type { TouchUpMemory } from "./touch-up-memory.ts";

/** A site at which somebody works. */
const original = townsText();
const { folder, file } = writeSite(original);
const out = join(folder, "dist");

afterAll(() => rmSync(folder, { recursive: true }));

/** What a page says of its place, as the file has it. */
const storyOf = (path: string): string => {
  const { pages } = JSON.parse(original);
  const page = pages.find((each: { path: string }) => each.path === path);
  return JSON.stringify(page.params.story);
};
const BARRY = storyOf("/roofs-barry");
const NEATH = storyOf("/roofs-neath");
const NEWPORT = storyOf("/roofs-newport");

const replaced = (from: string, to: string, text = original): string => {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
};

/** More words at the end of what a page says. */
const longer = (story: string, words: string, text = original) =>
  replaced(story, JSON.stringify(JSON.parse(story) + words), text);

/** An exception from a rule, with which the list of pages may end at first sight. */
const EXCEPTION = `{ "rule": "placeholder-fact", "severity": "off", "reason": "A test."\n    }`;

const BARRY_ENTRY = '"path": "/roofs-barry",';
const FILES_OF_BARRY = ["manifest.json", "roofs-barry.html", "route-data/roofs-barry.json"];

/** Changes what is remembered to make pages by themselves. */
function setMemory(change: (memory: TouchUpMemory) => Partial<TouchUpMemory>): void {
  const place = join(memoryFolder(out), TOUCHED_FILE);
  const memory: TouchUpMemory = JSON.parse(readFileSync(place, "utf8"));
  writeFileSync(place, JSON.stringify({ ...memory, ...change(memory) }));
}

/** Builds what is in the file, and says whether only one page was looked at. */
async function build() {
  const stages: string[] = [];
  const observer = { stage: (name: string) => stages.push(name) };
  const built = await buildSite({ configFile: file, outDir: out, observer });
  const { written, removed } = built;
  const way = stages.includes("checking the site") ? "whole" : "touched";
  return { result: saidBy(built), written, removed, way: stages.length === 0 ? "none" : way };
}

/** Saves a text and builds; the outcome is what a build that knows nothing of it has. */
async function save(text: string) {
  writeFileSync(file, text);
  const [hashes, times] = [hashesIn(out), timesIn(out)];
  const built = await build();
  const cold = join(folder, `cold-${readdirSync(folder).length}`);
  const result = saidBy(await buildSite({ configFile: file, outDir: cold }));
  expect(built.result).toEqual(result);
  if (!result.isBuilt) return { ...built, changes: [] };
  expect(changed(hashesIn(out), hashesIn(cold))).toEqual([]);
  expect(damageIn(out)).toEqual([]);
  const changes = changed(hashes, hashesIn(out));
  expect(changed(times, timesIn(out))).toEqual(changes);
  expect(built.written.concat(built.removed).sort()).toEqual(changes.map((path) => `/${path}`));
  rmSync(cold, { recursive: true });
  return { ...built, changes };
}

describe("a change of what one page says", () => {
  beforeEach(async () => {
    writeFileSync(file, original);
    await build();
  });

  it("makes that page and the list of files, and nothing else is looked at", async () => {
    const { way, changes } = await save(longer(BARRY, " The harbour is close by."));
    expect([way, changes]).toEqual(["touched", FILES_OF_BARRY]);
    expect(readFileSync(join(out, "roofs-barry.html"), "utf8")).toContain("harbour is close");
  });

  it("may be made time and again, taken back, and be on one page after another", async () => {
    const first = longer(BARRY, " One more word.");
    const second = longer(NEATH, " And here: ŵ, 👷🏽, “quotes” & $&.", first);
    const third = longer(NEATH, " And here.", first);
    for (const text of [first, second, third, first, original, first, second]) {
      expect((await save(text)).way).toBe("touched");
    }
    // What the long way remembers of all these pages is what they have become.
    expect((await save(longer(NEATH, " Lorem ipsum dolor sit amet."))).way).toBe("whole");
    expect((await save(original)).way).toBe("whole");
    expect((await save(second)).way).toBe("whole");
    const { way, changes } = await save(
      replaced('"language": "en-GB"', '"language": "en-IE"', second),
    );
    expect(way).toBe("whole");
    expect(changes).toContain("roofs-barry.html");
    expect((await save(second)).way).toBe("whole");
    expect((await save(first)).way).toBe("touched");
  });

  it("moves the lines of what is wrong after it", async () => {
    const wrong = replaced("What a roof costs, and why it does", "Lorem ipsum dolor sit amet");
    const { diagnostics } = (await save(wrong)).result;
    const towards = wrong.slice(0, wrong.indexOf(BARRY)).split("\n").length;
    expect(diagnostics.some(({ range }) => range.line > towards)).toBe(true);
    const spaced = replaced(BARRY_ENTRY, `${BARRY_ENTRY}\n\n\n`, longer(BARRY, " More.", wrong));
    expect((await save(spaced)).way).toBe("touched");
    expect((await save(longer(NEATH, " More.", spaced))).way).toBe("touched");
    expect((await save(spaced)).way).toBe("touched");
    expect((await save(longer(BARRY, " More.", wrong))).way).toBe("touched");
  });

  it("is looked at with the whole site where all pages stand on one line", async () => {
    const line = (text: string) => JSON.stringify(JSON.parse(text));
    await save(line(original));
    expect((await save(line(longer(BARRY, " More.")))).way).toBe("whole");
  });

  it("is looked at with the whole site if a file of the owner's has changed as well", async () => {
    writeFileSync(join(folder, "public/prices.txt"), "A site: £2");
    expect((await save(longer(BARRY, " More."))).way).toBe("whole");
    rmSync(join(folder, "public/prices.txt"));
  });

  it("is looked at with the whole site after a build that found pages alike", async () => {
    const more = longer(BARRY, " More.");
    expect((await save(more)).way).toBe("touched");
    expect((await save(replaced(BARRY, NEATH))).way).toBe("whole");
    expect((await save(longer(NEWPORT, " More.", more))).way).toBe("whole");
  });

  it("makes no page much like another if search engines may not list both", async () => {
    const hidden = replaced(BARRY_ENTRY, `${BARRY_ENTRY} "index": false,`);
    await save(hidden);
    expect((await save(replaced(BARRY, NEATH, hidden))).way).toBe("touched");
    expect((await save(hidden)).way).toBe("touched");
    expect((await save(replaced(NEATH, BARRY, hidden))).way).toBe("touched");
  });

  it("is remembered with all others after a hundred", async () => {
    await save(longer(BARRY, " More."));
    setMemory(({ added }) => {
      const pages = Object.values(added).flatMap((page) =>
        Array.from({ length: 100 }, (_, name) => [name, page] as const),
      );
      return { added: Object.fromEntries(pages) };
    });
    expect((await save(original)).way).toBe("whole");
  });

  it("is found in a file that begins with a byte-order mark", async () => {
    expect((await save(`\uFEFF${original}`)).way).toBe("whole");
    const { way, changes } = await save(`\uFEFF${longer(BARRY, " More.")}`);
    expect([way, changes]).toEqual(["touched", FILES_OF_BARRY]);
  });

  it("gives the page its new day in the sitemap", async () => {
    git(folder, "2026-03-03", "init");
    try {
      writeFileSync(join(folder, ".gitignore"), "dist\ncold-*\n");
      commitAll(folder, "2026-03-03");
      const before = longer(NEATH, " More.");
      expect((await save(before)).way).toBe("whole");
      const text = longer(BARRY, " The harbour is close by.", before);
      const { way, changes } = await save(text);
      expect([way, changes]).toEqual(["touched", [...FILES_OF_BARRY, "sitemap.xml"].sort()]);
      commitAll(folder, "2026-04-04");
      expect((await save(text)).changes).toContain("sitemap.xml");
      expect((await save(longer(BARRY, " The harbour is near.", before))).way).toBe("touched");
    } finally {
      rmSync(join(folder, ".git"), { recursive: true });
    }
  });

  const second = JSON.stringify(`${JSON.parse(NEATH)} The harbour is close by.`);
  const WIDER: Record<string, string> = {
    "its title, which other files have as well": replaced(
      '"Barry roofs: what keeps the salt out"',
      '"Roofs in Barry: what keeps the salt out"',
    ),
    "what it tells search engines": replaced(
      '"structuredData": "service"',
      '"structuredData": "business"',
    ),
    "its path": replaced(BARRY_ENTRY, '"path": "/roofs-barri",'),
    "a link on it": longer(BARRY, " See [the prices](/slate)."),
    "a heading on it": longer(BARRY, "\n\n## The harbour"),
    "words that are nobody's yet": longer(BARRY, " Lorem ipsum dolor sit amet."),
    "what another page says": replaced(BARRY, NEATH),
    "two pages": replaced(NEATH, second, longer(BARRY, " More.")),
    "two pages, as long as they were": replaced(
      NEATH,
      NEATH.replace("TE10", "TE11"),
      replaced(BARRY, BARRY.replace("Salt", "Sand")),
    ),
    "another page after it": replaced(
      BARRY_ENTRY,
      `"path": "/new", "title": "A new page of this site, for a while", "description": "A page that was not there before, with some words that nobody else has.", "sections": [{ "type": "hero", "heading": "New" }] }, { ${BARRY_ENTRY}`,
    ),
    "whether search engines may list it": replaced(BARRY_ENTRY, `${BARRY_ENTRY} "index": false,`),
    "a mistake": replaced(BARRY_ENTRY, `${BARRY_ENTRY} "lable": "Barry",`),
    "a key that no page has": replaced(BARRY_ENTRY, `${BARRY_ENTRY} "weather": "fine",`),
    "a key that it has twice": replaced(BARRY_ENTRY, `${BARRY_ENTRY} ${BARRY_ENTRY}`),
    "a comma too few": replaced(BARRY_ENTRY, '"path": "/roofs-barry"'),
    "a template": replaced(
      '"description": "The name of the place"',
      '"description": "The name of the place, such as Barry"',
    ),
    "all on one line": JSON.stringify(JSON.parse(longer(BARRY, " More."))),
    "what stands before it": `\n${longer(BARRY, " More.")}`,
    "what stands behind all pages": original
      .replace(/two(?= hours\."(?!.*two hours\."))/s, "three")
      .replace(/\n {2}\]\n\}\n$/, `\n  ],\n  "checks": [\n    ${EXCEPTION}\n  ]\n}\n`),
  };
  it.each(Object.entries(WIDER))(
    "is looked at with the whole site if it is %s",
    async (_, text) => {
      expect((await save(text)).way).toBe("whole");
      expect((await save(original)).result.isBuilt).toBe(true);
    },
  );

  it("is taken back also where the memory of it is gone", async () => {
    await save(longer(BARRY, " More."));
    rmSync(join(memoryFolder(out), TOUCHED_FILE));
    await save(original);
  });

  it("is not taken for what was saved while it was built, and taken back since", async () => {
    const mine = longer(NEATH, " Mine.", longer(BARRY, " Mine."));
    for (const text of [mine, longer(BARRY, " Mine.")]) {
      writeFileSync(file, text);
      const stage = () => writeFileSync(file, longer(NEWPORT, " Theirs."));
      await buildSite({ configFile: file, outDir: out, observer: { stage } });
      await save(text);
    }
  });

  it("is told of a mark that is no UTF-8", async () => {
    const bytes = Buffer.from(longer(BARRY, " #"));
    bytes[bytes.lastIndexOf(' #"') + 1] = 0xff;
    writeFileSync(file, bytes);
    const { result, way } = await build();
    expect([result.isBuilt, way]).toEqual([false, "whole"]);
  });

  it("is not told by the config of a build that was killed while it remembered", async () => {
    const story = BARRY.replace("Salt", "Sand");
    const other = replaced(BARRY, story);
    writeFileSync(join(memoryFolder(out), "config"), other);
    expect((await save(replaced(NEATH, NEATH.replace("TE10", "TE11"), other))).way).toBe("whole");
  });

  it("is made anew if it could not be remembered", async () => {
    // No file can be written where a folder is.
    const place = join(memoryFolder(out), `${TOUCHED_FILE}.${process.pid}.tmp`);
    mkdirSync(place);
    expect((await save(longer(BARRY, " More."))).way).toBe("touched");
    rmdirSync(place);
    await save(original);
  });

  it.each([
    ["a built file was touched", () => appendFileSync(join(out, "slate.html"), " ")],
    ["a built file is gone", () => rmSync(join(out, "slate.html"))],
    ["what is remembered is damaged", () => appendFileSync(join(memoryFolder(out), "words"), "x")],
    ["the code is gone", () => setMemory(() => ({ rendererFile: "/nowhere" }))],
    ["the spare tree is gone", () => rmSync(join(memoryFolder(out), "spare"), { recursive: true })],
    [
      "the spare tree has one more file",
      () => writeFileSync(join(memoryFolder(out), "spare/x"), ""),
    ],
  ])("gives the same if %s", async (_, spoil) => {
    spoil();
    writeFileSync(file, longer(BARRY, " More."));
    await build();
    const { way, changes } = await save(longer(BARRY, " Much more."));
    expect([way, changes]).toEqual(["touched", FILES_OF_BARRY]);
  });
});
