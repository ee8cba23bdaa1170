import { readFileSync } from "node:fs";
import * as z from "zod";
import { KIND_NAMES } from "../gen/kinds.ts";

/**
 * The cost of one run of a command: seconds of wall clock and of CPU, and bytes. Some systems do
 * not measure all of these.
 */
const usage = z.object({
  wall: z.number(),
  cpu: z.number().optional(),
  peak: z.number().optional(),
});

/** The number of files of the built site that a build left unchanged, and of the others. */
const counts = z.object({ written: z.number(), kept: z.number(), removed: z.number() });

const machine = z.object({
  cpu: z.string(),
  cores: z.number(),
  memory: z.number(),
  node: z.string(),
  system: z.string(),
  disk: z.string().optional(),
  load: z.number(),
});

export const CHANGES = [
  "nothing",
  "page",
  "reformatted",
  "ten",
  "hundred",
  "template",
  "phone",
] as const;

/** `local` is the number of generated pages, `pages` that of all pages. */
const size = { kind: z.enum(KIND_NAMES), local: z.number(), pages: z.number() };

const results = z.object({
  day: z.string(),
  machine,
  cold: z.array(z.object({ ...size, runs: z.array(usage).min(1) })),
  warm: z.array(
    z.object({
      ...size,
      change: z.enum(CHANGES),
      runs: z.array(usage.extend(counts.shape)).min(1),
    }),
  ),
  /** The mistakes of the builds. */
  problems: z.array(z.string()),
});

export type Usage = z.infer<typeof usage>;
export type Machine = z.infer<typeof machine>;
export type Change = (typeof CHANGES)[number];
export type Results = z.infer<typeof results>;
export type Cold = Results["cold"][number];
export type Warm = Results["warm"][number];

/** The results that an earlier run saved with --json. */
export function readResults(file: string): Results {
  const read = results.safeParse(parsed(file));
  if (read.success) return read.data;
  throw new Error(`bench-build: "${file}" does not contain results that --json has written.`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`bench-build: "${file}" cannot be read: ${why}`);
  }
}
