import { siteJsonSchema } from "../src/editor/json-schema.ts";
import { writeAtomically } from "../src/files/files.ts";
import { parseCommand } from "./lib/args.ts";

const FILE = "schema/site.schema.json";

const spec = {
  command: "schema",
  summary: `Writes ${FILE}, which editors complete and check the config with.`,
  flags: {},
} as const;

export async function run(argv: string[]): Promise<number> {
  if (!parseCommand(argv, spec)) return 0;
  await writeAtomically(FILE, `${JSON.stringify(siteJsonSchema(), null, 1)}\n`);
  console.log(`${FILE} is up to date.`);
  return 0;
}
