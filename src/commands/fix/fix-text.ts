import type { CheckKit } from "../../checks/engine/rule.ts";
import { applyFixes } from "../../checks/fix.ts";
import { parseSource } from "../../config/read-config.ts";
import { checkSource } from "../../pipeline.ts";

/** One fix may uncover another problem; real files need fewer rounds. */
const MAX_ROUNDS = 10;

/** Applies all safe fixes, round by round, until none is left. */
export async function fixText(
  file: string,
  text: string,
  publicDir: string,
  kit: CheckKit,
  rule?: string,
): Promise<string> {
  let current = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { diagnostics } = await checkSource(parseSource(file, current), publicDir, kit);
    const wanted = diagnostics.filter((each) => rule === undefined || each.rule === rule);
    const fixed = applyFixes(current, wanted);
    if (fixed === current) break;
    current = fixed;
  }
  return current;
}
