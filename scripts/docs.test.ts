import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../src/diagnostics/formats.ts";
import { ourKit } from "../src/kit/our-kit.ts";
import { hostFiles } from "../src/output/hosting/hosts.ts";
import { COMMANDS } from "./help.ts";

const kit = ourKit();

const DECISIONS = "docs/decisions";

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

const REFERENCE = "docs/reference";

const pages = [".", "docs", REFERENCE, `${REFERENCE}/site`, DECISIONS].flatMap(pagesIn);
const textOf = (page: string) => readFileSync(page, "utf8");
const decisions = pagesIn(DECISIONS).filter((page) => /\d{4}-/.test(page));

/** Files that a page links to or names: `[text](file)`, `src="file"`, `src/a/b.ts` in backticks. */
function filesNamedIn(page: string): string[] {
  const text = textOf(page).replace(/^```.*?^```/gms, "");
  // A complete code span is an example.
  const shown = text.replace(/`[^`\n]*`/g, "");
  const links = [...shown.matchAll(/\]\((?!\w+:|[#/])([^)#]+)|src="([^"]+)"/g)];
  const paths = [...text.matchAll(/`((?:src|schema|scripts|e2e|docs)\/[\w./-]+)`/g)];
  return [
    ...links.map(([, link, source]) => join(dirname(page), link ?? source ?? "")),
    ...paths.map(([, path = ""]) => path),
  ];
}

/** A page's examples of sections, without their ids, which pictures do not show. */
const sectionsIn = (page: string): object[] =>
  [...textOf(page).matchAll(/^```json\n(.*?)^```/gms)].map(([, code = ""]) => ({
    ...JSON.parse(code),
    id: undefined,
  }));

/** Pages with current commands; decisions may contain former ones. */
const manuals = pages.filter((page) => !decisions.includes(page));

/** Commands as a page shows them, each with its options. */
const commandsIn = (page: string): [command: string, flags: string[]][] =>
  [...textOf(page).matchAll(/npx plumbline ([a-z][a-z-]*)([^`|#\n]*)/g)].map(
    ([, command = "", rest = ""]) => [
      command,
      [...rest.matchAll(/(?<= )--([a-z-]+)/g)].map(([, flag = ""]) => flag),
    ],
  );

/** The guide's examples. Some are parts of an object, and one omits irrelevant fields. */
const examples = [...textOf("docs/guide.md").matchAll(/^```json\n(.*?)^```/gms)]
  .filter(([, code = ""]) => !code.includes("…"))
  .map(([, code = ""]) => JSON.parse(code.startsWith("{") ? `[${code}]` : `{${code}}`));

const within = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(within)]
    : [value];

const isSection = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  kit.sections.has(`${value.type}`);

/** In a template a parameter may replace a whole picture, list or entry. */
const isFilledLater = (section: unknown) => /[:[]"\{\w+\}"/.test(JSON.stringify(section));

const sectionsOfGuide = examples
  .flatMap(within)
  .filter((value) => isSection(value) && !isFilledLater(value));

const ENTRY_POINTS = { kit: "src/kit/public/kit.ts", ui: "src/components/public.ts" };

/** What others may import from an entry point of the package, by name. */
const exportsOf = (entry: keyof typeof ENTRY_POINTS): string[] =>
  [...textOf(ENTRY_POINTS[entry]).matchAll(/^export (?:type )?(?:\* as (\w+)|\{([^}]*)\})/gm)]
    .flatMap(([, one, several = ""]) => one ?? several.split(","))
    .map((name) => name.replace(/^\s*type\s/, "").trim())
    .filter((name) => name !== "");

/** The code spans in the first column of a chapter's tables. */
function namedInChapter(page: string, heading: string): string[] {
  const [, after = ""] = textOf(page).split(`\n## ${heading}\n`);
  const [chapter = ""] = after.split("\n## ");
  return [...chapter.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  );
}

describe("the docs", () => {
  it.each(sectionsOfGuide)("show valid sections in the guide: %j", (section) => {
    expect(kit.schemas.section.safeParse(section).error?.issues).toBeUndefined();
  });

  it.each(pages.filter((page) => !/^Status: superseded/m.test(textOf(page))))(
    "name files that exist: %s",
    (page) => {
      expect(filesNamedIn(page).filter((file) => !existsSync(file))).toEqual([]);
    },
  );

  it.each(manuals)("show commands and options that exist: %s", async (page) => {
    for (const [command, flags] of commandsIn(page)) {
      const { spec } = (await COMMANDS[command]?.()) ?? {};
      expect(Object.keys(spec ?? {}), `${command} in ${page}`).toContain("flags");
      expect(Object.keys({ ...spec?.flags, help: "" }), command).toEqual(
        expect.arrayContaining(flags),
      );
    }
    const owners = Object.keys(COMMANDS).filter((name) => name !== "test");
    const old = new RegExp(`npm run (?:${owners.join("|")})\\b`, "g");
    expect(textOf(page).match(old)).toBeNull();
  });

  it("show a section in the README as in the picture beside it", () => {
    const [shown] = sectionsIn("README.md");
    expect(pagesIn(REFERENCE).flatMap(sectionsIn)).toContainEqual(shown);
  });

  it.each(FORMATS.filter((format) => format !== "pretty"))(
    "name the format %s in the guide",
    (format) => {
      const [, forPrograms] = textOf("docs/guide.md").split("For programs:");
      expect(forPrograms).toMatch(new RegExp(`\\b${format}\``));
    },
  );

  it.each(hostFiles([], []).map(({ url }) => url))(
    "name the file %s for a host in the guide",
    (url) => expect(textOf("docs/guide.md")).toContain(`${url.slice(1)}\``),
  );

  it.each(["kit", "ui"] as const)("have one line for each export of plumbline/%s", (door) => {
    const named = namedInChapter("docs/kit.md", `All of \`plumbline/${door}\``);
    expect(named.sort()).toEqual(exportsOf(door).sort());
  });

  it("list each decision with its status and date", () => {
    const rows = decisions.map((page) => {
      const [title = "", , status = ""] = textOf(page).split("\n");
      expect(status, page).toMatch(/^Status: (accepted|superseded by \d{4})\b.*, \d{4}-\d\d-\d\d$/);
      const file = page.slice(DECISIONS.length + 1);
      const [number, name] = [file.slice(0, 4), title.replace(/^# \d+\. /, "")];
      return `| ${number} | [${name}](${file}) | ${status.slice("Status: ".length)} |`;
    });
    expect(textOf(`${DECISIONS}/README.md`)).toContain(rows.join("\n"));
  });
});
