import { hasAnySign } from "../../../lib/currency-signs.ts";
import { localeOf } from "../../../lib/intl.ts";
import { groupBy } from "../../../lib/lists.ts";
import { languageFor } from "../../../model/kit/language-definition.ts";
import { asciiDigits } from "../../../model/search-words.ts";
import { positionOf, type Use } from "../../../site/resolve/uses.ts";
import { parsePrice } from "../../../site/resolve/written-price.ts";
import { defineCheck } from "../../engine/rule.ts";

export const barePrice = defineCheck({
  id: "bare-price",
  severity: "warning",
  summary: "Amounts in the text of a price have a currency.",
  explanation:
    "A number gets the currency of the business, and so do amounts in texts such as 40-60, about 45, 45 or 60 and " +
    "45 per hour. In other texts a number can mean anything, so no currency is added. Beside prices with a " +
    "currency, it looks like a mistake.",
  *checkPage({ uses, page }, { config, kit }) {
    const language = page.language ?? config.language;
    const { currency, address } = config.business;
    const { texts, checks } = languageFor(kit.languages, language);
    const reading = {
      from: texts.prices.from,
      words: checks,
      locale: localeOf(language, address.country),
      currency,
    };
    for (const use of uses) {
      if (use.kind !== "text" || !use.isPrice || parsePrice(use.value, reading) !== "bare")
        continue;
      const message = `"${use.value}" has a number without a currency, so visitors see it without one.`;
      const hint = `Write the amount as a number in "price" and its unit in "per", or add the currency to the text: ${signed(use.value, reading)}.`;
      yield { ...positionOf(use), message, hint };
    }
    for (const { use, text } of bareCells(uses)) {
      const message = `"${text}" has no currency, but other cells of its column do.`;
      yield {
        ...positionOf(use),
        message,
        hint: `Write ${signed(text, reading)}.`,
      };
    }
  },
});

/** The text with the currency at its first figure. */
const signed = (
  text: string,
  { locale, currency = "EUR" }: { locale: string; currency: string | undefined },
): string =>
  text.replace(/\p{Nd}[\p{Nd}.,٫٬]*(?<![.,])/u, (figure) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 })
      .formatToParts(0)
      .map(({ type, value }) => (type === "integer" ? figure : value))
      .join(""),
  );

/**
 * Cells with only an amount, in columns or rows whose amounts mostly have a currency. Other numbers of a row,
 * such as minutes, have their own column.
 */
function bareCells(uses: readonly Use[]) {
  const cells = uses.flatMap((use) => {
    if (use.kind !== "markdown") return [];
    const [row, column] = use.path.slice(-2);
    if (typeof row !== "number" || typeof column !== "number") return [];
    const table = use.path.slice(0, -2).join(" ");
    return [{ use, text: use.raw.trim(), column: `${table} c${column}`, row: `${table} r${row}` }];
  });
  const columns = groupBy(cells, ({ column }) => column);
  const rows = groupBy(cells, ({ row }) => row);
  const besidePrices = (cell: (typeof cells)[number]) => rows.get(cell.row)?.some(isSigned);
  const areFigures = ({ column }: (typeof cells)[number]) =>
    (columns.get(column) ?? []).filter((each) => isBare(each) && besidePrices(each)).length > 1;
  const inRows = [...rows.values()].flatMap(bareAmong).filter((cell) => !areFigures(cell));
  const found = new Set([...[...columns.values()].flatMap(bareAmong), ...inRows]);
  return cells.filter((cell) => found.has(cell));
}

const isBare = ({ text }: { text: string }) => /^\d[\d\s.,'’]*$/.test(asciiDigits(text));

const isSigned = ({ text }: { text: string }) => hasAnySign(text) && /\p{Nd}/u.test(text);

function bareAmong<T extends { text: string }>(list: readonly T[]): T[] {
  const bare = list.filter(isBare);
  return list.filter(isSigned).length > bare.length ? bare : [];
}
