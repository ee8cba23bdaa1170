import type { MovedPage } from "../../../commands/diff/moved-pages.ts";
import type {
  ChangeModel,
  Cut,
  DifferenceBlock,
  EditModel,
  PagesBlock,
} from "../../protocol/saving.ts";
import {
  changeInWords,
  dayInWords,
  entryInWords,
  redirectInWords,
  stepsInWords,
  valueInWords,
} from "../words/difference-in-words.ts";
import { listInWords, nameIn } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import type { Item } from "./difference-items.tsx";

/** A part of a difference in the language of the studio. */
interface TitledBlock {
  title: string;
  pages: readonly string[];
  items: readonly Item[];
  more: number;
}

type NameOf = (path: string) => string;

const words = WORDS.difference;

export function titledBlock(block: DifferenceBlock, nameOf: NameOf): TitledBlock {
  switch (block.type) {
    case "closed":
      return lines(words.important, [block.isClosed ? words.closed : words.opened]);
    case "appear":
    case "vanish":
      return {
        ...lines(words[block.type](block.count), []),
        items: block.pages.first.map(({ path, title }) => ({
          [block.type === "appear" ? "after" : "before"]: `${path}  ${title}`,
        })),
        more: block.pages.more,
      };
    case "moved":
      return {
        ...lines(words.moved(block.count), []),
        items: block.pages.first.map(movedItem),
        more: block.pages.more,
      };
    case "pages":
      return pagesBlock(block, nameOf);
    case "redirects":
      return linesOf(words.oldAddresses, block.redirects, redirectInWords);
    case "files":
      return linesOf(words.files, block.files, ({ url, type }) =>
        type === "icon" ? words.icon : words.titled(nameIn(url), words.otherFile[type]),
      );
    case "schedule":
      return linesOf(words.scheduled, block.days, dayInWords);
    case "partial":
      return lines(words.partial, []);
  }
}

/** A redirect to another page is listed with the others. */
function movedItem({ from, to, title, redirect }: MovedPage): Item {
  const moved = { title, before: from, after: to };
  if (redirect === undefined) return { ...moved, also: words.notRedirected };
  return redirect === to ? { ...moved, also: words.redirected } : moved;
}

const lines = (title: string, all: readonly string[]): TitledBlock => ({
  ...{ title, pages: [], more: 0 },
  items: all.map((line) => ({ title: line })),
});

const linesOf = <T>(title: string, { first, more }: Cut<T>, line: (each: T) => string) => ({
  ...lines(title, first.map(line)),
  more,
});

function pagesBlock({ pages, isAll, changes }: PagesBlock, nameOf: NameOf): TitledBlock {
  const [first, ...others] = changes;
  const count = isAll ? words.allPages(pages.length) : WORDS.pageTree.count(pages.length);
  const isOne = first !== undefined && others.length === 0;
  return {
    title: isOne ? words.titled(count, changeInWords(first)) : count,
    pages: pages.map(nameOf),
    items: changes.flatMap((change) => changeItems(change, { isTitled: !isOne, nameOf })),
    more: 0,
  };
}

function changeItems(
  change: ChangeModel,
  { isTitled, nameOf }: { isTitled: boolean; nameOf: NameOf },
): Item[] {
  const { remark, edits } = change;
  const title = changeInWords(change);
  if (remark?.type === "subject")
    return [
      ...(isTitled ? [{ title }] : []),
      ...remark.pieces.map(({ where, ...texts }) => ({
        ...(where.length > 0 && { title: stepsInWords(where) }),
        ...textsOf(texts),
      })),
      ...moreLine(remark.more),
    ];
  if (remark?.type === "reordered") {
    const [before, after] = [remark.before, remark.after].map((steps) =>
      listInWords(steps.map(entryInWords)),
    );
    return [{ ...(isTitled && { title }), before: before ?? "", after: after ?? "" }];
  }
  const isMany = edits.first.length > 1;
  const differing = isMany ? words.differing(title) : title;
  return [
    ...(isMany && isTitled ? [{ title: differing }] : []),
    ...edits.first.map((edit) => ({
      ...(isMany ? { title: nameOf(edit.page) } : isTitled && { title }),
      ...(isWhole(change) ? {} : textsOf(edit)),
    })),
    ...moreLine(edits.more),
  ];
}

/** Whether the name of an entry says all of its change. */
const isWhole = ({ kind, where }: ChangeModel): boolean => {
  const last = where.at(-1);
  return kind !== "changed" && typeof last === "object" && last.called !== undefined;
};

const textsOf = ({ before, after }: Pick<EditModel, "before" | "after">): Item => ({
  ...(before !== undefined && { before: valueInWords(before) }),
  ...(after !== undefined && { after: valueInWords(after) }),
});

const moreLine = (count: number): Item[] =>
  count > 0 ? [{ title: WORDS.saving.more(count) }] : [];
