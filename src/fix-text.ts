import { checkSource } from "./check-site.ts";
import type { CheckKit } from "./checks/engine/rule.ts";
import { applyFixes } from "./checks/fix.ts";
import { parseSource } from "./read/read.ts";

/** One fix may uncover another problem; more rounds than any real file needs. */
const MAX_ROUNDS = 10;

/** The text with all that can be mended safely mended, round by round until nothing is left. */
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
    const mended = applyFixes(current, wanted);
    if (mended === current) break;
    current = mended;
  }
  return current;
}
