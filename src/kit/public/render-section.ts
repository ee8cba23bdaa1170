import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { SectionInput } from "../../../schema/fields/section.ts";

/**
 * Renders a section as a page of the site would: for tests of extensions, in any test runner. It runs in
 * a separate process, as the build does, so that the test runner's module loader has no effect.
 */
export async function renderSection(
  section: SectionInput,
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
