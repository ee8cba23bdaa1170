import { commandLine } from "../lib/command-line.ts";
import { readTextIfAny } from "../lib/files/text-file.ts";
import { groupBy } from "../lib/lists.ts";
import { codeFrames } from "./code-frame.ts";
import type { LocatedDiagnostic, Range, Severity } from "./diagnostic.ts";
import { listNames } from "./list-names.ts";

/** A problem, ready for display in the terminal and in browsers. */
export interface ProblemView {
  severity: Severity;
  rule: string;
  /** `path/to/file:line:column`, as editors accept it. */
  at: string;
  /** The position in the owner's words. */
  location: string;
  message: string;
  /** The lines of the file, with the position marked. */
  codeFrame: string;
  /** The hint; empty if there is none. */
  hint: string;
  /** Its pages, and the positions of similar problems: lines, or empty. */
  affected: string;
}

/**
 * Prepares problems for display. `text` is the text of the file that contains them. If a rule has many
 * problems, only the worst is displayed, with the positions of the others, unless `all` asks for each.
 */
export function problemViews(
  diagnostics: readonly LocatedDiagnostic[],
  text: string,
  { all = false }: { all?: boolean } = {},
): ProblemView[] {
  const codeFrameOf = codeFrameFinder(text);
  const groups = all ? diagnostics.map((each) => [each]) : groupProblems(diagnostics);
  return groups.flatMap(([worst, ...others]) => {
    if (!worst) return [];
    const { severity, rule, location, message, hint = "" } = worst;
    const affected = [...affectedPages(worst), ...similarProblems(worst, others)].join("\n");
    return {
      severity,
      rule,
      at: editorPosition(worst),
      location,
      message,
      codeFrame: codeFrameOf(worst),
      hint,
      affected,
    };
  });
}

/** Displays positions in the config, whose text is passed, and in tables beside it. */
function codeFrameFinder(text: string): (found: LocatedDiagnostic) => string {
  const inConfig = codeFrames(text);
  const inTables = new Map<string, (range: Range) => string>();
  return ({ file, isInTable, range }) => {
    if (!isInTable) return inConfig(range);
    const known = inTables.get(file) ?? codeFrames(readTextIfAny(file));
    inTables.set(file, known);
    return known(range);
  };
}

/**
 * Up to these numbers, each problem of a rule is displayed separately. Many problems on pages of one template
 * usually have one cause, and those with the same hint, such as the placeholders of a new site, are fixed in the
 * same way. Elsewhere, each needs its own fix.
 */
const GROUP_ABOVE = { onTemplate: 3, withSameHint: 3, elsewhere: 20 };

/**
 * Groups the problems of one rule on pages of one template or with one hint, and many problems of one rule
 * elsewhere. A group takes the position of its first problem, and begins with its worst one.
 */
function groupProblems(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[][] {
  const keyOf = ({ rule, severity, template = "" }: LocatedDiagnostic) =>
    [rule, severity, template].join(" ");
  const hintOf = (each: LocatedDiagnostic) => `${keyOf(each)} ${each.hint}`;
  const [ofRule, ofHint] = [groupBy(diagnostics, keyOf), groupBy(diagnostics, hintOf)];
  const groupOf = (each: LocatedDiagnostic): LocatedDiagnostic[] => {
    const all = ofRule.get(keyOf(each)) ?? [];
    const most = each.template === undefined ? GROUP_ABOVE.elsewhere : GROUP_ABOVE.onTemplate;
    if (all.length > most) return all;
    const alike = ofHint.get(hintOf(each)) ?? [];
    return each.hint !== undefined && alike.length > GROUP_ABOVE.withSameHint ? alike : [each];
  };
  return diagnostics.flatMap((each) => {
    const group = groupOf(each);
    return group[0] === each ? [group.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))] : [];
  });
}

const editorPosition = ({ file, range }: LocatedDiagnostic) =>
  `${file}:${range.line}:${range.column}`;

/** The pages that a shared mistake affects, in a template for example. One in a page's own text has its position there. */
function affectedPages({ affects, path }: LocatedDiagnostic): string[] {
  if (affects.length > 1) return [`On ${affects.length} pages: ${listNames(affects, 2)}.`];
  return path[0] === "pages" ? [] : affects.map((page) => `On ${page}.`);
}

/** The maximum number of listed positions, besides the one that is displayed in full. */
const MOST_PLACES = 9;

/** The path of a table does not say which config uses it. */
const showAllCommand = ({ file, isInTable }: LocatedDiagnostic) =>
  commandLine("check", { ...(isInTable ? {} : { config: file }), all: true });

/** For the other problems of a group: a line for each of the first ones. */
function similarProblems(worst: LocatedDiagnostic, others: readonly LocatedDiagnostic[]): string[] {
  if (others.length === 0) return [];
  const where = worst.template === undefined ? "" : ` on pages of the template "${worst.template}"`;
  const places = others.slice(0, MOST_PLACES).map((other) => {
    const words = other.message === worst.message ? "" : `  ${other.message}`;
    return `  ${editorPosition(other)}  ${other.location}${words}`;
  });
  const rest = others.length > places.length ? [`  … ${showAllCommand(worst)} shows each.`] : [];
  return [`And ${others.length} more like it${where}, such as:`, ...places, ...rest];
}
