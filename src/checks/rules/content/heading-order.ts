import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { RichNode } from "../../../model/values.ts";
import type { CompiledPage } from "../../../site/compile-page.ts";
import { childrenOf, type Use } from "../../../site/resolve/uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const headingOrder = defineCheck({
  id: "heading-order",
  severity: "warning",
  summary: "Headings go down one level at a time, from the main one.",
  explanation:
    "Screen reader users jump from heading to heading, and a missing level sounds like a part that " +
    "they have missed. The main heading comes first, then the headings of sections, and headings inside a " +
    "section below those. Move a heading that is too deep to its own section.",
  *checkPage(compiled) {
    let before = 0;
    for (const { level, path, isSub } of headingsOf(compiled)) {
      const isFirst = before === 0;
      const isWrong = isFirst ? level > 1 && hasMain(compiled) : level > before + 1;
      if (isWrong) yield { path, ...(isFirst ? TOO_EARLY : isSub ? NOTHING_ABOVE : TOO_DEEP) };
      before = level;
    }
  },
});

const TOO_DEEP = {
  message: "This heading skips a level, which leaves a gap in a screen reader's list of headings.",
  hint: "Move this text to its own section, such as prose, or make it plain text.",
};

const NOTHING_ABOVE = {
  message:
    "A ### heading in this text has no ## heading above it, which leaves a gap in a screen reader's list of headings.",
  hint: "Write ## for it: directly below the heading of a section, that is the right level.",
};

const TOO_EARLY = {
  message: "This heading comes before the main heading, which should be first on the page.",
  hint: "Move the hero section to the top.",
};

/** one-main-heading reports pages without a main heading. */
const hasMain = ({ uses }: CompiledPage) =>
  uses.some((use) => use.kind === "text" && use.heading === 1);

interface Heading {
  level: number;
  path: Path;
  /** Whether it is one with ### in a text. */
  isSub?: boolean;
}

function* headingsOf({ uses }: CompiledPage): Generator<Heading> {
  const levels = new Map<number | undefined, number>();
  const headed = new Set<number | undefined>();
  for (const use of uses) {
    const { section } = use;
    if (use.kind === "text" && use.heading) {
      // In a section without a heading, the headings of entries are a level higher.
      if (use.heading < 3) headed.add(section);
      const level = use.heading === 3 && !headed.has(section) ? 2 : use.heading;
      levels.set(section, level);
      yield { level, path: use.path };
    }
    if (use.kind === "markdown") yield* inMarkdown(use, levels.get(section));
  }
}

/** The components render Markdown headings as level 3 or, below a card's heading, 4. */
function inMarkdown({ nodes, path }: Extract<Use, { kind: "markdown" }>, over: number | undefined) {
  const level = over === undefined ? UNHEADED : Math.max(3, over + 1);
  return depthsIn(nodes).map((depth) => ({ level: level + depth, path, isSub: depth > 0 }));
}

/** In a section without a heading, such as prose. */
const UNHEADED = 2;

/** For each heading in a text 0, or 1 for one below such a heading. */
const depthsIn = (nodes: readonly RichNode[]): number[] =>
  nodes.flatMap((node) => [
    ...(node.type === "heading" ? [0] : node.type === "subheading" ? [1] : []),
    ...depthsIn(childrenOf(node)),
  ]);
