import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { Path, Range, TextSpan } from "../diagnostics/diagnostic.ts";
import { doubtfulFrom, isBalanced } from "./balance.ts";
import { invalidSpaces } from "./blanks.ts";
import { strayBracket } from "./brackets.ts";
import { longText, longTexts, tooDeep, withoutLong } from "./limits.ts";
import { rangeFinder, spanOfPiece } from "./positions.ts";
import { type SyntaxProblem, syntaxProblems, wrongKeys } from "./syntax.ts";
import { jsonTokens, type Tokens } from "./tokens.ts";

/** A problem of a text, with its range. */
export interface SourceProblem extends SyntaxProblem {
  range: Range;
  /** Its file, if that is not the config. */
  file?: string;
  /** The path of the value, in a file with parameters. */
  path?: Path;
}

/** The result of reading a JSON text, with the position of every value. */
export interface ReadText {
  /** As much of the value as could be read. */
  value: unknown;
  /** Syntax errors, in file order. */
  problems: SourceProblem[];
  /**
   * The range of a path's value, of a piece of it, or of its key if `at` is set; that of the nearest parent if
   * it is missing.
   */
  locate(path: Path, at?: "key", within?: TextSpan): Range;
  /**
   * Whether a path was read safely: nothing before or in it made the parser lose its way. Of what is
   * missing nobody can tell unless all that it is missing from was read.
   */
  isSound(path: Path, at?: "key"): boolean;
}

/** Reads as much as possible of a text that is not valid JSON or exceeds the limits of a site. */
export function readBroken(text: string, encoding: readonly SyntaxProblem[]): ReadText {
  const { root, long, found: all } = parseBroken(text);
  // While the text cannot be parsed, no fix is certain.
  const isLost = all.some(({ derails }) => derails);
  const found = isLost ? all.map(({ fix: _, ...each }) => each) : all;
  const toRange = rangeFinder(text);
  const problems = [...encoding, ...found]
    .map((problem) => ({ ...problem, range: toRange(problem.offset, problem.length) }))
    .sort((a, b) => a.offset - b.offset);
  const lost = problems.find(({ derails }) => derails);
  const derailed = lost && toRange(lost.from ?? lost.offset, lost.length);
  const nodeAt = (path: Path) => root && findNodeAtLocation(root, [...path]);
  const locate = (path: Path, at?: "key", within?: TextSpan) => {
    const { offset, length } = (root && nearestNode(root, path, at)) ?? NOTHING;
    if (!within || at === "key" || !nodeAt(path)) return toRange(offset, length);
    const { start, end } = spanOfPiece(text, { start: offset, end: offset + length }, within);
    return toRange(start, end - start);
  };
  /** Whether a value was completely read before the parser lost track. */
  const isWhole = (path: Path, at?: "key") =>
    (at === "key" || isClosed(nodeAt(path), text)) &&
    (derailed === undefined || endsBefore(locate(path, at), derailed));
  return {
    value: root && withoutLong(getNodeValue(root), long),
    problems,
    locate,
    isSound(path, at) {
      const node = root && nearestNode(root, path, at);
      if (node && long.includes(node)) return false;
      if (derailed === undefined) return true;
      if (nodeAt(path)) return isWhole(path, at);
      const depth = path.findLastIndex((_, index) => nodeAt(path.slice(0, index)));
      return depth > 0 && isWhole(path.slice(0, depth));
    },
  };
}

const NOTHING = { offset: 0, length: 0 };

/** Parses a text, and finds strings that are too long and all problems. */
function parseBroken(text: string) {
  const { problems: blanks, readable } = invalidSpaces(text);
  const tokens = jsonTokens(readable);
  const deep = tooDeep(tokens);
  if (deep) return { root: undefined, long: [], found: [deep] };
  const errors: ParseError[] = [];
  const root = parseTree(readable, errors, { disallowComments: true });
  const long = root ? longTexts(root) : [];
  const duplicates = root ? wrongKeys(root) : [];
  const bracket = strayBracket(readable, tokens, errors.length);
  const syntax = firstOfAll(readable, syntaxProblems(readable, errors), bracket, tokens);
  const lost = syntax.find(({ derails }) => derails)?.offset ?? text.length;
  // With an unknown misplaced bracket, a duplicate name may be in two objects.
  const twice = bracket || isBalanced(tokens) ? duplicates : [];
  const others = [...twice, ...long.map(longText)].filter(({ offset }) => offset < lost);
  return { root, long, found: [...blanks, ...syntax, ...others] };
}

/** A misplaced bracket explains the parser's errors from there on. */
function firstOfAll(
  text: string,
  problems: readonly SyntaxProblem[],
  bracket: SyntaxProblem | undefined,
  tokens: Tokens,
): readonly SyntaxProblem[] {
  const derailed = problems.find(({ derails }) => derails) ?? problems[0];
  if (!bracket || (derailed && derailed.offset < bracket.offset))
    return isBalanced(tokens)
      ? problems
      : problems.slice(0, 1).map((each) => ({
          ...each,
          derails: true,
          from: doubtfulFrom(tokens, each.offset),
        }));
  const isApart = ({ offset }: SyntaxProblem) =>
    offset < bracket.offset && text.slice(offset + 1, bracket.offset).trim() !== "";
  return [...problems.filter(isApart), bracket];
}

/** The node of a path or of its key; for a missing path, the key of the nearest existing one. */
function nearestNode(root: Node, path: Path, at?: "key"): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return length === path.length && at !== "key" ? node : (key ?? node);
  }
  return root;
}

/**
 * Whether a value is complete. An object or a list without its closing bracket ends with its last entry, and
 * more digits may be missing at the end of a file.
 */
function isClosed(node: Node | undefined, text: string): boolean {
  if (!node?.children) return node?.type !== "number" || endOf(node) < text.length;
  const last = node.children.at(-1);
  const start = last ? endOf(last) : node.offset + 1;
  return /[}\]]$/.test(text.slice(start, endOf(node)));
}

const endOf = ({ offset, length }: Node) => offset + length;

const endsBefore = (range: Range, other: Range) =>
  range.endLine < other.line || (range.endLine === other.line && range.endColumn <= other.column);
