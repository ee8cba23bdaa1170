import type { Rule } from "./engine/rule.ts";
import * as exported from "./rules/index.ts";

/** Every rule that looks at the whole site, in the order of `--list`. */
export const rules: readonly Rule[] = Object.values<Rule>(exported).sort((one, other) =>
  one.id < other.id ? -1 : 1,
);
