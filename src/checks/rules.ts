import { deadLink } from "./dead-link.ts";
import type { Rule } from "./rule.ts";

/** Every rule that looks at the whole site, in the order of `--list`. */
export const rules: readonly Rule[] = [deadLink];
