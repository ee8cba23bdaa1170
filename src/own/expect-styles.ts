import * as z from "zod";
import { ExtensionError, extensionProblem } from "../diagnostics/extension-problem.ts";
import { didYouMean, nearestWord } from "../diagnostics/suggest.ts";
import type { KitModule } from "../model/kit-modules.ts";
import type { LookStyles, Parts } from "../theme/look.ts";
import { checkMark, FILLED } from "../theme/marks.ts";
import { CONTAINER_EDGE } from "../theme/measure.ts";
import { MIRRORED, RTL } from "../theme/mirror.ts";
import { bundleToRun } from "./bundle.ts";
import { keyOf } from "./code-text.ts";
import { modulesOf } from "./run.ts";

const heading = z.strictObject({
  fontSize: z.string(),
  lineHeight: z.number(),
  letterSpacing: z.string(),
});

const css = z.looseObject({}).optional();

const parts = z.strictObject({
  brand: css,
  button: css,
  section: css,
  upperEdge: css,
  eyebrow: css,
  opening: css,
  mark: css,
  stage: css,
  board: css,
  plate: css,
  tick: css,
  sequence: css,
  number: css,
  readings: css,
  reading: css,
} satisfies Record<keyof Parts, z.ZodType>);

/** The styles of a look, as pages need them. */
const schema = z.strictObject({
  corner: z.number(),
  smallCorner: z.number(),
  edge: z.string(),
  type: z.strictObject({ h1: heading, h1Long: z.string(), h2: heading, h3: heading }),
  parts,
} satisfies Record<keyof LookStyles, z.ZodType>);

/** What styles may import from `plumbline/ui`: everything except components. */
const UI = { FILLED, checkMark, CONTAINER_EDGE, MIRRORED, RTL };

/** Evaluates the styles of looks, and throws if one lacks what pages need. */
export async function expectStyles(looks: readonly KitModule[], folder: string): Promise<void> {
  if (looks.length === 0) return;
  const files = looks.map(({ file }) => ({ kind: "look" as const, file }));
  const own = await bundleToRun(files, folder, { external: ["plumbline/ui"] });
  const problems = modulesOf(own, { "plumbline/ui": UI }).flatMap(({ file, exports }) =>
    faultsOf(schema.safeParse(exports.styles).error?.issues ?? []).map(({ key, message, hint }) =>
      extensionProblem(keyOf(file, key), message, hint),
    ),
  );
  if (problems.length > 0) throw new ExtensionError(problems);
}

const HINT = "docs/kit.md lists the styles of a look.";

const wordsOf = (path: readonly PropertyKey[]) => path.map(String).join(" › ");

/** Translates zod's issues. A misspelt key is not reported as missing, too. */
function faultsOf(issues: readonly z.core.$ZodIssue[]) {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const misspelt = unknown.map(({ path, key }) => {
    const meant = nearestWord(key, keysAt(path));
    const message = `The styles of a look have no "${wordsOf([...path, key])}".`;
    return { key, message, hint: meant ? didYouMean(meant) : HINT, meant: [...path, meant] };
  });
  const isMeant = ({ path }: z.core.$ZodIssue) =>
    misspelt.some(({ meant }) => wordsOf(path) === meant.map(String).join(" › "));
  const others = issues.filter((each) => each.code !== "unrecognized_keys" && !isMeant(each));
  return [...misspelt, ...others.map(otherFault)];
}

function otherFault(issue: z.core.$ZodIssue) {
  const { path, message } = issue;
  const isMissing = message.endsWith("received undefined");
  const expected = "expected" in issue ? issue.expected : "something else";
  const words = isMissing ? "is missing." : `has to be of type ${expected}.`;
  const key = path.at(isMissing ? -2 : -1);
  return {
    key: path.length > 1 || !isMissing ? String(key) : undefined,
    message: `In these styles "${wordsOf(path)}" ${words}`,
    hint: HINT,
  };
}

/** The keys allowed at a path of the styles. */
function keysAt(path: readonly PropertyKey[]): string[] {
  let current: z.ZodType = schema;
  for (const step of path) {
    if (current instanceof z.ZodObject) current = current.shape[String(step)];
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}
