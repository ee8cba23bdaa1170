import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteJsonSchema } from "../../src/config/json-schema.ts";
import { ourKit } from "../../src/kit/our-kit.ts";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";
import { writeAtomically } from "../../src/lib/files/files.ts";
import { requireConfig } from "../lib/check-config.ts";
import { commonFlags, parseCommand } from "../lib/options/args.ts";
import { namedTypes } from "../lib/section-names.ts";
import { reference } from "../reference/reference.ts";

const SCHEMA = "schema/site.schema.json";
const DOCS = "docs";
const REFERENCE = `${DOCS}/reference`;

const spec = {
  command: "schema",
  summary: `Writes ${SCHEMA}, which editors complete and check the config with, and ${REFERENCE}.`,
  flags: {
    pictures: {
      kind: "switch",
      help: "take new pictures of section types and sites, in a browser",
    },
    config: {
      ...commonFlags.config,
      help: "the site whose looks the pictures use",
      goesWith: "pictures",
    },
  },
} as const;

export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireDistinctNames();
  const schema = siteJsonSchema(ourKit().schemas);
  await writeAtomically(join(PROJECT_DIR, SCHEMA), `${JSON.stringify(schema, null, 1)}\n`);
  await writeReference(join(PROJECT_DIR, REFERENCE));
  if (args.pictures) await pictures(args.config);
  console.log(`${SCHEMA} and ${REFERENCE} are up to date.`);
  return 0;
}

/** Writes the pages of the reference, and deletes those of types that no longer exist. */
async function writeReference(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of await reference()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Shared files must not name a type. */
function requireDistinctNames(): void {
  const spelled = namedTypes();
  if (spelled.length === 0) return;
  throw new Error(
    "schema: the name of a section type may only be in its own folder and in the kit's list, but is also in\n" +
      `${spelled.map((each) => `  ${each}\n`).join("")}Rename the type, or let the file read what the type's definition declares.`,
  );
}

async function pictures(config: string): Promise<void> {
  requireConfig(config);
  // Loaded only when needed: a browser's driver is large.
  const { makePictures } = await import("../reference/pictures.ts");
  await makePictures(config, join(PROJECT_DIR, DOCS));
}
