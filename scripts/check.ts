import { commonFlags, parseCommand } from "./lib/args.ts";
import { checkConfig } from "./lib/check-config.ts";

const spec = {
  command: "check",
  summary: "Checks the site's config and says what is wrong with it, and where.",
  flags: { config: commonFlags.config },
} as const;

/** Exit code 0 if the config is right, 1 if it is not. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  return (await checkConfig(args.config)) ? 0 : 1;
}
