import { bracketProblem } from "./brackets.ts";
import { readTokens, type Unexpected } from "./grammar.ts";
import { depthProblem } from "./limits.ts";
import { foreignContent } from "./pasted.ts";
import { quoteProblem } from "./quotes.ts";
import { comment, misplaced, slipProblem } from "./slips.ts";
import type { SyntaxProblem } from "./syntax-problem.ts";
import { jsonTokens } from "./tokens.ts";
import { wordProblem } from "./words.ts";

/** More errors are easier to see once these are fixed. */
const MAX_PROBLEMS = 3;

/** The first syntax errors of a text that is not valid JSON, in the order of the file. */
export function syntaxProblems(text: string): SyntaxProblem[] {
  const foreign = foreignContent(text);
  if (foreign) return [foreign];
  const tokens = jsonTokens(text);
  const deep = depthProblem(tokens);
  if (deep) return [deep];
  const { slips, stop } = readTokens(tokens);
  if (!stop) return slipProblems(text, slips);
  const isolated = isolatedProblem(text, stop, slips.at(-1));
  const bracket = isolated ? undefined : bracketProblem(tokens);
  const last = bracket?.problem ?? isolated ?? misplaced(text, stop);
  // An error on the same line as a bracket probably follows from it.
  const lineStart = bracket ? text.lastIndexOf("\n", last.offset) : last.offset;
  const before = (bracket?.slips ?? slips).filter(({ token }) => token.offset < lineStart);
  // While the rest of the file cannot be read, no fix is certain.
  return [...slipProblems(text, before), last]
    .slice(0, MAX_PROBLEMS)
    .map(({ fix: _, ...problem }) => problem);
}

/** Selects the first errors. Further errors on the same line may be consequences. */
function slipProblems(text: string, slips: readonly Unexpected[]): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const lines = new Set<number>();
  for (const slip of slips) {
    if (problems.length === MAX_PROBLEMS) break;
    if (lines.has(slip.token.line)) continue;
    const problem = slipProblem(text, slip);
    problems.push(problem);
    if (!problem.fix) lines.add(slip.token.line);
  }
  return problems;
}

/** The cause of the stop, if it is not a bracket. */
function isolatedProblem(text: string, stop: Unexpected, slip: Unexpected | undefined) {
  const { token } = stop;
  if (token.kind === "comment") return comment(token, false);
  // In `Roofs and walls`, report the first word.
  const isRest =
    slip && slip.token.line === token.line && ["word", "blank"].includes(slip.token.kind);
  return isRest ? slipProblem(text, slip) : (quoteProblem(text, stop) ?? wordProblem(text, stop));
}
