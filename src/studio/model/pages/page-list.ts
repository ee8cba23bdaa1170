import { dateIn, zoneOf } from "../../../business/hours/time-zone.ts";
import { addressOf } from "../../../checks/rules/pages/duplicate-path.ts";
import { hiddenOn } from "../../../config/expand/visible-days.ts";
import { type EditedTables, readSource } from "../../../config/read-config.ts";
import type { SourceFile } from "../../../config/tables/with-tables.ts";
import type { LocatedDiagnostic } from "../../../diagnostics/diagnostic.ts";
import { mapValues, ownProperty } from "../../../lib/objects.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import type { ProblemCounts } from "../../protocol/state.ts";
import { filledIn, withTemplate } from "../links/page-name.ts";
import { menuEntries, menusOf } from "./menus.ts";

type Json = Record<string, unknown>;

/** The pages of a config in its order, also those of tables; undefined while the text is not JSON. */
export function pageSummaries(
  configFile: string,
  text: string,
  tables?: EditedTables,
): PageSummary[] | undefined {
  const source = readSource(configFile, text, tables);
  const config = source.value;
  if (typeof config !== "object" || config === null) return undefined;
  const { pages, business, language } = Object(config);
  const today = dateIn(zoneOf(business));
  const all: unknown[] = Array.isArray(pages) ? pages : [];
  const menus = mapValues(menusOf(config), (menu) => menuEntries(config, menu));
  return all.map((page, at) => {
    const summary = summaryOf(withTemplate(Object(page), config), config, String(language ?? ""));
    const inMenu = ownProperty(menus, summary.language)?.get(addressOf(summary.path));
    return {
      ...positionOf(source, at),
      ...summary,
      ...datesOf(page, today),
      ...(inMenu && { inMenu }),
    };
  });
}

/** The entry of a page in the file, and its row if the entry has a table. */
function positionOf({ written }: SourceFile, at: number): Pick<PageSummary, "index" | "row"> {
  const index = Number(written(["pages", at]).path[1]);
  const { table, path } = written(["pages", at, "params"]);
  return { index, ...(table && { row: Number(path[0]) }) };
}

function summaryOf(page: Json, config: object, main: string) {
  const { path, label, title, sections, parent, template, language, translationOf } = page;
  const values = { ...config, ...Object(page.params) };
  const name = label ?? title ?? path;
  return {
    path: String(path),
    label: filledIn(String(name), values),
    sectionCount: Array.isArray(sections) ? sections.length : 0,
    language: language === undefined ? main : String(language),
    ...(typeof parent === "string" && { parent: filledIn(parent, values) }),
    ...(template !== undefined && { template: String(template) }),
    ...(translationOf !== undefined && { translationOf: String(translationOf) }),
  };
}

function datesOf(page: unknown, today: string): Pick<PageSummary, "state" | "from" | "until"> {
  const { from, until } = Object(page);
  const { key } = hiddenOn(today, page) ?? {};
  const state = key === "date" ? "from" : key;
  return {
    ...(state && { state }),
    ...(typeof from === "string" && { from }),
    ...(typeof until === "string" && { until }),
  };
}

/** The number of problems of each page that has some. */
export function problemCounts(diagnostics: readonly LocatedDiagnostic[]): ProblemCounts {
  const counts: ProblemCounts = {};
  for (const { severity, affects } of diagnostics)
    for (const page of affects) {
      const count = ownProperty(counts, page) ?? { errors: 0, others: 0 };
      counts[page] = count;
      count[severity === "error" ? "errors" : "others"] += 1;
    }
  return counts;
}
