import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import type { OwnTexts } from "../../../schema/fields/texts.ts";
import type { Site } from "../../../schema/site.ts";
import { pageTexts, sharedTexts } from "../../checks/engine/source-texts.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { en } from "../../locales/en/language.ts";
import { fixtureMedia, siteWith, typesWithFixtures } from "../../testing/fixtures.ts";
import { makePageData } from "../../testing/pages/route.ts";
import { type Config, compiled, makePage } from "../../testing/site.ts";
import { renderDocument } from "./document.ts";
import { createRenderer } from "./server.tsx";

/*
 * No component or deriver contains text for visitors: all text comes from the owner or the catalogue. To
 * prove it, the test writes both in circled letters, which Unicode classifies as symbols. All remaining
 * letters on a page come from the code.
 */

const CIRCLED_A = 0x24d0;
const CIRCLED_CAPITAL_A = 0x24b6;

const circled = (words: string): string =>
  words.replace(/[a-z]/gi, (letter) => {
    const isSmall = letter >= "a";
    const place = letter.charCodeAt(0) - (isSmall ? 97 : 65);
    return String.fromCodePoint((isSmall ? CIRCLED_A : CIRCLED_CAPITAL_A) + place);
  });

/** The owner's text in circled letters, except for tokens and the targets of Markdown links. */
const circledText = (text: string): string =>
  text
    .split(/(\{[^}]*\}|\]\([^)\s]*)/)
    .map((part, index) => (index % 2 === 1 ? part : circled(part)))
    .join("");

const circledGroup = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, circledText(text)]));

const CIRCLED_TEXTS = Object.fromEntries(
  Object.entries(en.texts).map(([group, words]) => [group, circledGroup(words)]),
) as OwnTexts;

/** The facts that are words; the others are addresses, numbers and codes. */
const FACTS =
  /^(authors\.\w+\.(name|text|profiles\.\d+\.name)|(business|locations\.\w+)\.(name|owner|legalName|description|areaServed|address\.(street|locality|region)|(moreHours\.\w+\.)?(openingHours|times|closures)\.\d+\.note|moreHours\.\w+\.label))$/;

/** The config with all its words in circled letters. */
function inCircles(config: Config): Config {
  const copy = structuredClone(config);
  const site = copy as unknown as Site;
  const { schemas } = ourKit();
  const onPages = site.pages.flatMap((entry, index) => {
    const { template = "", params: values } = entry;
    const parameters = { template, params: {}, sections: [], ...site.templates[template], values };
    return pageTexts({ entry, origin: ["pages", index], parameters }, schemas);
  });
  for (const { path, value, kind } of [...sharedTexts(site, schemas), ...onPages]) {
    const isText = kind === "text" || kind === "markdown";
    // The key of an author, whose name is displayed.
    if (Object.hasOwn(site.authors, value)) continue;
    if (!isText && !(kind === "fact" && FACTS.test(path.join(".")))) continue;
    const last = path.at(-1) ?? "";
    const holder = path.slice(0, -1).reduce<object>((at, step) => Reflect.get(at, step), copy);
    Reflect.set(holder, last, circledText(value));
  }
  for (const page of copy.pages) for (const section of page.sections ?? []) circleNames(section);
  return { ...copy, texts: CIRCLED_TEXTS };
}

/** Lists name tags and series as pages have them. */
function circleNames(section: Record<string, unknown>): void {
  for (const key of ["tag", "series"]) {
    if (typeof section[key] === "string") section[key] = circledText(section[key]);
  }
}

const READ = [
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
];

/** Text that is the same in any language: file types, addresses, codes, and names of services and authorities. */
const NAMES =
  /^[A-R]( [A-R])*$|Calendly|Doctolib|[A-Z]+ · [\d.,]+\s[kM]B|\S*[@/]\S*|[\w-]+(\.[\w-]+)+|TE5\s7AA|Information Commissioner’s Office/g;

/** What `Intl` writes about time in the site's language, and the name of a language in itself. */
const weekdays = [...Array(7).keys()].flatMap((day) =>
  (["long", "short"] as const).map((weekday) =>
    new Intl.DateTimeFormat("en-GB", { weekday, timeZone: "UTC" }).format(Date.UTC(2026, 0, day)),
  ),
);
const months = [...Array(12).keys()].flatMap((at) =>
  (["long", "short"] as const).map((month) =>
    new Intl.DateTimeFormat("en-GB", { month, timeZone: "UTC" }).format(Date.UTC(2026, at)),
  ),
);
const BY_INTL = new RegExp(`\\b(${[...weekdays, ...months].join("|")}|and|at|Cymraeg)\\b`, "g");

/** The words of a document that can only come from the code. */
function lettersOn(html: string): string[] {
  const { body, title } = new DOMParser().parseFromString(html, "text/html");
  for (const code of body.querySelectorAll("script, style")) code.remove();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts = [title];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of body.querySelectorAll("*")) {
    for (const name of READ) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.flatMap((text) => {
    const left = text.replace(NAMES, "").replace(BY_INTL, "").trim();
    return /\p{L}/u.test(left) ? [left] : [];
  });
}

/** The words on each page of a site, by its path. */
async function lettersOfSite(config: Config): Promise<Map<string, string[]>> {
  const { model, routes } = await compiled(inCircles(config), fixtureMedia);
  const renderer = createRenderer(model);
  return new Map(
    routes.map((route) => [
      route.path,
      lettersOn(
        renderDocument({
          language: "en-GB",
          direction: "ltr",
          skip: renderer.skip,
          start: { src: "/start.js" },
          scripts: [],
          data: makePageData(route),
          styles: "",
          header: renderer.header(route.path),
          main: renderer.page(route).main,
          footer: renderer.footer,
          sharedHead: "",
        }),
      ),
    ]),
  );
}

const cases = (await typesWithFixtures()).flatMap(({ fixtures }) =>
  Object.entries(fixtures).map(([name, section]) => ({
    type: section.type,
    name,
    section,
    path: `/${section.type}-${name}`.toLowerCase(),
  })),
);

/** One site with a page for each fixture. */
function siteOfFixtures(): Config {
  const site = siteWith({ type: "hero", heading: "Roofs" });
  const pages = cases.map(({ path, section }) => makePage({ path, sections: [section] }));
  return { ...site, pages: [...site.pages, ...pages] };
}

describe("a page with a section of type", () => {
  let letters: Map<string, string[]>;
  beforeAll(async () => {
    letters = await lettersOfSite(siteOfFixtures());
  });

  it.each(cases)("$type, $name, has only the owner's text and the catalogue's", ({ path }) => {
    expect(letters.get(path)).toEqual([]);
  });

  it("has no other text on the pages around it", () => {
    expect([...letters].filter(([, words]) => words.length > 0)).toEqual([]);
  });

  it("is searched correctly: a literal of the code would be found", () => {
    expect(lettersOn('<p>ⓐⓑ 12</p><img alt="Roof"><p>Monday a@b.example</p>')).toEqual(["Roof"]);
  });
});

/** Attributes that people see or hear. */
const SEEN = new Set([...READ, "heading", "text", "words", "children"]);

/** The literal text in the code of a component. */
function wordsIn([file, code]: [string, string]): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (words: string) => /\p{L}/u.test(words) && found.push(`${file}: ${words.trim()}`);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    if (ts.isJsxAttribute(node) && SEEN.has(node.name.getText(source))) literals(node);
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (isChild) literals(node);
    ts.forEachChild(node, visit);
  };
  /** The strings that the value can be, without those that only decide between them. */
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) add(node.text);
    if (ts.isTemplateExpression(node)) {
      for (const { text } of [node.head, ...node.templateSpans.map((span) => span.literal)])
        add(text);
    }
    if (ts.isConditionalExpression(node)) {
      literals(node.whenTrue);
      literals(node.whenFalse);
    }
    if (ts.isBinaryExpression(node)) literals(node.right);
    if (ts.isJsxAttribute(node) && node.initializer) literals(node.initializer);
    if ((ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) && node.expression)
      literals(node.expression);
  };
  visit(source);
  return found;
}

const components = import.meta.glob<string>(
  ["../../{sections,components,client,render}/**/*.tsx", "!**/*.test.tsx"],
  { query: "?raw", import: "default", eager: true },
);

it("no component has literal text, even without a fixture that shows it", () => {
  expect(Object.keys(components).length).toBeGreaterThan(30);
  expect(Object.entries(components).flatMap(wordsIn)).toEqual([]);
});
