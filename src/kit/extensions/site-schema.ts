import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteJsonSchema } from "../../config/json-schema.ts";
import { writeAtomically } from "../../lib/files/files.ts";
import { readText } from "../../lib/files/text-file.ts";
import type { Kit } from "../kit.ts";

/** The JSON Schema of a site with its own sections or looks, beside its config. */
export const SITE_SCHEMA = "site.schema.json";

/** Updates the schema if the config refers to it, so that editors know the extensions. */
export async function writeSiteSchema(configFile: string, kit: Kit): Promise<void> {
  const named = /"\$schema"\s*:\s*"\.\/([^"/]+)"/.exec(readText(configFile))?.[1];
  if (named !== SITE_SCHEMA) return;
  const file = join(dirname(configFile), SITE_SCHEMA);
  const text = `${JSON.stringify(siteJsonSchema(kit.schemas), null, 1)}\n`;
  if (contentOf(file) !== text) await writeAtomically(file, text);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
