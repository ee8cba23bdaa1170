import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterEach, expect, it, vi } from "vitest";
import { openKit } from "../../kit/extensions/open-kit.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { EditedPages } from "../model/pages/edited-pages.ts";
import { pageOrigins } from "../model/pages/page-origins.ts";
import { type CellOf, valuesOf } from "../model/pages/shown-values.ts";
import { cellAt } from "../model/rows/cell-at.ts";
import { siteTables } from "../model/rows/site-tables.ts";
import { placeOf } from "./place-of.ts";
import { sectionElements } from "./section-elements.ts";
import { textElements } from "./text-elements.ts";

afterEach(() => void vi.unstubAllGlobals());

const UNSEEN = "script, style, noscript, svg, template, [hidden]";

/** The words on the pages of an example that lead to nothing that is edited. */
async function leadingNowhere(example: string, some: (path: string) => boolean): Promise<string[]> {
  const configFile = join(process.cwd(), "examples", example, "site.config.json");
  const text = readFileSync(configFile, "utf8");
  const { kit } = await openKit(configFile);
  if (!kit) throw new Error(`The code of ${example} has problems.`);
  const site = { configFile, text, tables: {}, kit };
  const tables = siteTables(site);
  const source = { edited: EditedText.of(text), tables: {} };
  const pages = new EditedPages(configFile, site.kit);
  const first = await pages.make(source, "/", false);
  const paths = (first?.site.entries ?? []).map((entry) => String(Object(entry).path));
  const found = new Set<string>();
  for (const path of paths.filter(some)) {
    const made = await pages.make(source, path, false);
    if (!made) throw new Error(path);
    const { window } = new JSDOM(made.html);
    const { document } = window;
    vi.stubGlobal("document", document);
    vi.stubGlobal("Comment", window.Comment);
    vi.stubGlobal("Element", window.Element);
    const config: unknown = JSON.parse(text);
    const cellOf: CellOf = (file, at) => cellAt(tables, file, at);
    const origins = { ...pageOrigins(made, config, site.kit, cellOf), version: 1 };
    const values = valuesOf(made, config, origins.sections, { kit: site.kit, cellOf });
    const main = document.querySelector("main") ?? document.body;
    const elements = sectionElements(main);
    const texts = textElements(origins, elements);
    const isText = (element: Element | null): boolean =>
      element !== null && (texts.has(element) || isText(element.parentElement));
    for (const element of document.body.querySelectorAll("*")) {
      const words = [...element.childNodes].filter(({ nodeName }) => nodeName === "#text");
      const own = words.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim()).join("");
      if (!/\p{L}{2}|\p{N}/u.test(own) || element.closest(UNSEEN)) continue;
      const at = elements.findIndex((roots) => roots.some((root) => root.contains(element)));
      const section = at < 0 ? undefined : at;
      if (!isText(element) && !placeOf(element, texts, { ...origins, values }, section))
        found.add(own);
    }
  }
  return [...found];
}

it.each([
  ["locksmith", () => true, []],
  ["two-bells", (path: string) => ["/", "/events", "/groups", "/visit", "/es"].includes(path), []],
  ["kine-lyon", (path: string) => ["/", "/tarifs", "/equipe"].includes(path), []],
  [
    "garten",
    (path: string) => ["/", "/rollrasen", "/kontakt"].includes(path),
    // Words of the site's own section, in its code.
    ["Rasenfläche in m²", "Rollen mit Verschnitt: 63"],
  ],
])(
  "the words of %s lead to where they are edited",
  async (example, some, others) => {
    expect(await leadingNowhere(example, some)).toEqual(others);
  },
  120_000,
);
