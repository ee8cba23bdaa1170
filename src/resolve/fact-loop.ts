import { isUnder } from "../diagnostics/cascades.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import type { Facts } from "../facts/locations.ts";
import { MAX_DEPTH, MAX_LETTERS } from "../read/limits.ts";
import { stringsIn } from "../tokens/scope.ts";
import { tokensIn } from "../util/token.ts";

/**
 * Facts whose tokens name each other in a circle, reported at the one that closes it: of another language's,
 * where the main one has no such circle, that is one of its own.
 */
export function factLoop(
  circle: readonly string[],
  facts: Facts,
  at: (...path: Path) => Path,
): Diagnostic {
  const links = circle.map((name, index) => {
    const next = circle[index + 1] ?? circle[0] ?? name;
    const { path, value } = namedIn(facts, next, name);
    return { token: `{${next}}`, value, path: at(...path) };
  });
  const isOwn = ({ path }: { path: Path }) => path[0] === "languages";
  const last = links.findLast(isOwn) ?? links.at(-1);
  const { token = "", value = "", path = [] } = last ?? {};
  const round = [...circle, ...circle.slice(0, 1)].map((name) => `{${name}}`).join(" → ");
  const message =
    circle.length === 1
      ? `This fact names itself by ${token}, so that nothing can be put in there.`
      : `Facts name each other in a circle, so that nothing can be put in: ${round}.`;
  const within = { start: value.indexOf(token), length: token.length };
  return problem("fact-loop", path, message, `Write words here in the place of ${token}.`, {
    within,
  });
}

export const tooDeep = (path: Path): Diagnostic =>
  problem(
    "fact-loop",
    path,
    `This fact stands in another, and that in the next, more than ${MAX_DEPTH} times over.`,
    "Write words in the place of the token in one of them.",
  );

export const tooLong = (path: Path): Diagnostic =>
  problem(
    "long-text",
    path,
    `With the facts that it names this has more than ${MAX_LETTERS.toLocaleString("en")} letters.`,
    "Take some of its tokens out.",
  );

/** Where the words of a fact have a token. */
function namedIn(facts: Facts, token: string, fact: string): { path: Path; value: string } {
  const naming = [...stringsIn(facts)].filter(({ value }) => tokensIn(value).includes(token));
  const own = naming.find(({ path }) => isUnder(path, [fact.split(".")]));
  // What a location does not say is said elsewhere.
  return own ?? naming[0] ?? { path: fact.split("."), value: "" };
}
