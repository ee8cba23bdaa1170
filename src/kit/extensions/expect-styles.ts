import * as z from "zod";
import { ExtensionError } from "../../diagnostics/extension-problem.ts";
import { CONTAINER_EDGE, checkMark, FILLED, JOINED, MIRRORED, RTL } from "../../looks/theme/css.ts";
import type { LookStyles, Parts } from "../../looks/theme/look.ts";
import type { KitModule } from "../../model/kit/extensions.ts";
import { bundleToRun, onePart } from "./bundle.ts";
import { modulesOf } from "./run.ts";
import { schemaProblems } from "./schema-faults.ts";

const text = z.string("be a text");
const number = z.number("be a number");
const css = z.looseObject({}, "be an object").optional();

const heading = z.strictObject({ fontSize: text, lineHeight: number, letterSpacing: text });

const parts = z.strictObject({
  brand: css,
  button: css,
  section: css,
  head: css,
  beside: css,
  foot: css,
  upperEdge: css,
  eyebrow: css,
  opening: css,
  mark: css,
  column: css,
  call: css,
  stage: css,
  board: css,
  plate: css,
  tick: css,
  sequence: css,
  number: css,
  figure: css,
  readings: css,
  reading: css,
} satisfies Record<keyof Parts, z.ZodType>);

/** The styles of a look, as pages need them. */
const schema = z.strictObject({
  corner: number,
  smallCorner: number,
  edge: text,
  pageWidth: number.optional(),
  sectionPadding: text.optional(),
  type: z.strictObject({ h1: heading, h1Long: text, h2: heading, h3: heading }),
  parts,
} satisfies Record<keyof LookStyles, z.ZodType>);

/** What styles may import from `plumbline/ui`: everything except components. */
const UI = { FILLED, checkMark, CONTAINER_EDGE, JOINED, MIRRORED, RTL };

/** Evaluates the styles of looks, and throws if one lacks what pages need. */
export async function expectStyles(looks: readonly KitModule[], folder: string): Promise<void> {
  if (looks.length === 0) return;
  const files = looks.map(({ file }) => ({ kind: "look" as const, file }));
  const bundle = await bundleToRun(files, folder, {
    external: ["plumbline/ui"],
    plugins: [onePart("browser", looks)],
  });
  const problems = modulesOf(bundle, { "plumbline/ui": UI }).flatMap(({ file, exports }) =>
    schemaProblems(schema, exports.styles, "look's styles", file),
  );
  if (problems.length > 0) throw new ExtensionError(problems);
}
