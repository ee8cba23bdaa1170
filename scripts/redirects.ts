import { readOldAddresses } from "../src/commands/redirects/fetch-list.ts";
import { type Imported, importRedirects } from "../src/commands/redirects/import.ts";
import { importedWords, tableToFillIn } from "../src/commands/redirects/imported-words.ts";
import { Refusal } from "../src/diagnostics/refusal.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { errorCode } from "../src/lib/files/files.ts";
import { writeText } from "../src/lib/files/text-file.ts";
import { kitOf, withRefusals } from "./lib/change.ts";
import { requireConfig } from "./lib/check-config.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";

const IMPORT = "import";

export const spec = {
  command: "redirects",
  operands: "import LIST",
  summary: "Redirects an old site's addresses to new pages.",
  details:
    "LIST is the sitemap of the old site, as a file or web address, or a CSV file with an old address in each row\n" +
    "and its new target in the second column. Redirects with a clear target are written into the config, also\n" +
    "with --format csv. The other addresses are listed, with --format csv as a table to fill in.",
  examples: [
    commandLine("redirects import old.csv"),
    commandLine("redirects import https://old.example/sitemap.xml"),
  ],
  flags: {
    config: commonFlags.config,
    format: {
      kind: "choice",
      choices: ["pretty", "csv"],
      default: "pretty",
      help: "csv lists addresses without a target as a table to fill in",
    },
    "dry-run": { kind: "switch", help: "show what would be written, write nothing" },
  },
} as const;

/** Exit code 0 if every old address has a target, 1 if some do not; throws if it cannot run. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const [word, list, ...more] = args.operands;
  if (word !== IMPORT || list === undefined || more.length > 0)
    throw new Error(`redirects: name a list: ${commandLine("redirects import old.csv")}`);
  const config = requireConfig(args.config);
  const isDry = args["dry-run"];
  const imported = await withRefusals(spec.command, async () => {
    const { addresses, unread } = await readOldAddresses(list);
    const result = await importRedirects(config, await kitOf(config), addresses);
    if (!isDry && result.added.length > 0) await write(config, result);
    return { ...result, unread };
  });
  const about = { config, list, isDry };
  const words = importedWords(imported, about);
  if (args.format === "csv") {
    // Standard output becomes the file; standard error is for the person.
    console.error(words);
    console.log(tableToFillIn(imported));
  } else console.log(words);
  return imported.unresolved.length + imported.unread.length > 0 ? 1 : 0;
}

async function write(config: string, { after }: Imported): Promise<void> {
  try {
    await writeText(config, after);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    throw new Refusal(
      `${config} cannot be written: ${code}. It is unchanged. Make it writable, and run this again.`,
    );
  }
}
