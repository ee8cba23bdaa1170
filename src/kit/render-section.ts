import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { WrittenSection } from "../../schema/fields/section.ts";

/**
 * The HTML of a section as a page of the site has it: for tests of a site's own, in any test runner. A process of
 * its own makes it, as the build would, so that no test runner's way with modules changes it.
 */
export async function renderSection(
  section: WrittenSection,
  configFile = "site.config.json",
): Promise<string> {
  const root = dirname(createRequire(import.meta.url).resolve("plumbline/package.json"));
  const args = [join(root, "scripts/run.cjs"), "test", "--html", "--config", configFile];
  const made = spawn(process.execPath, args, { stdio: "pipe" });
  made.stdin.end(JSON.stringify(section));
  const [html, errors, [code]] = await Promise.all([
    text(made.stdout),
    text(made.stderr),
    once(made, "close"),
  ]);
  if (code !== 0) throw new Error(errors.trim());
  return html.trimEnd();
}
