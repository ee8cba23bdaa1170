import { styleText } from "node:util";
import type { DiffView, ViewBlock, ViewItem } from "./view.ts";

type Paint = (style: Parameters<typeof styleText>[0], words: string) => string;

/** A diff as a person reads it in a terminal. */
export function formatDiff(view: DiffView, { colour = false }: { colour?: boolean }): string {
  const paint: Paint = (style, words) =>
    colour ? styleText(style, words, { validateStream: false }) : words;
  const blocks = [...view.blocks, { ...NO_BLOCK, title: view.totals }, view.findings];
  return [view.title, ...blocks.map((block) => blockText(block, paint))].join("\n\n");
}

const NO_BLOCK = { pages: [], items: [], more: 0 };

const blockText = ({ title, pages, items, more }: ViewBlock, paint: Paint): string =>
  [
    items.length > 0 ? paint("bold", title) : title,
    ...(pages.length > 0 ? [paint("dim", `  ${someOf(pages)}`)] : []),
    ...items.flatMap((item) => itemLines(item, paint)),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join("\n");

const MOST_NAMED = 3;

/** The first pages, and how many more there are. */
export function someOf(pages: readonly string[]): string {
  const rest = pages.length - MOST_NAMED;
  const first = pages.slice(0, MOST_NAMED).join(", ");
  return rest > 0 ? `${first} and ${rest} more` : first;
}

const itemLines = ({ title, before, after, also }: ViewItem, paint: Paint): string[] => [
  ...(title ? [`  ${title}`] : []),
  ...(before ? [paint("red", `    - ${before}`)] : []),
  ...(after ? [paint("green", `    + ${after}`)] : []),
  ...(also ? [paint("dim", `    also: ${also}`)] : []),
];
