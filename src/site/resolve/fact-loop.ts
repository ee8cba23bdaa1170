import type { Facts } from "../../business/facts/locations.ts";
import { MAX_DEPTH, MAX_LETTERS } from "../../config/read/limits.ts";
import { type Diagnostic, isUnder, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { stringsIn } from "../../lib/strings-in.ts";
import { tokensIn } from "../../lib/token.ts";

/**
 * A cycle of facts whose tokens name each other. It is reported at the last one; a cycle in only one of the
 * other languages is reported at one of that language's facts.
 */
export function factLoopProblem(
  circle: readonly string[],
  facts: Facts,
  at: (...path: Path) => Path,
): Diagnostic {
  const links = circle.map((name, index) => {
    const next = circle[index + 1] ?? circle[0] ?? name;
    const { path, value } = tokenPosition(facts, next, name);
    return { token: `{${next}}`, value, path: at(...path) };
  });
  const isOwn = ({ path }: { path: Path }) => path[0] === "languages";
  const last = links.findLast(isOwn) ?? links.at(-1);
  const { token = "", value = "", path = [] } = last ?? {};
  const round = [...circle, ...circle.slice(0, 1)].map((name) => `{${name}}`).join(" → ");
  const message =
    circle.length === 1
      ? `This fact contains its own token ${token}, so it has no value.`
      : `These facts contain each other in a circle, so they have no value: ${round}.`;
  const within = { start: value.indexOf(token), length: token.length };
  return problem("fact-loop", path, message, `Write words here instead of ${token}.`, {
    within,
  });
}

export const nestingProblem = (path: Path): Diagnostic =>
  problem(
    "fact-loop",
    path,
    `This fact is nested in other facts by their tokens, more than ${MAX_DEPTH} deep.`,
    "Write words instead of the token in one of them.",
  );

export const lengthProblem = (path: Path): Diagnostic =>
  problem(
    "long-text",
    path,
    `With its tokens replaced, this fact has more than ${MAX_LETTERS.toLocaleString("en")} letters.`,
    "Remove some of its tokens.",
  );

/** Where a fact contains a token. */
function tokenPosition(facts: Facts, token: string, fact: string): { path: Path; value: string } {
  const naming = [...stringsIn(facts)].filter(({ value }) => tokensIn(value).includes(token));
  const own = naming.find(({ path }) => isUnder(path, [fact.split(".")]));
  // A location inherits facts that it does not have.
  return own ?? naming[0] ?? { path: fact.split("."), value: "" };
}
