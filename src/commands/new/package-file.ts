import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import { withoutBom } from "../../lib/files/text-file.ts";

export const PACKAGE_FILE = "package.json";

const SCRIPTS = {
  start: "plumbline start",
  test: "plumbline test",
  build: "plumbline build",
  check: "plumbline check",
};

/** Without a name, since it is not published, and npm would reject some folders' names. */
const NEW_FILE = '{\n  "private": true\n}\n';

/** The placeholder script of `npm init`. */
const NO_SCRIPT = 'echo "Error: no test specified" && exit 1';

const words = z.record(z.string(), z.string()).default({});
const packageJson = z.object({ scripts: words, dependencies: words, devDependencies: words });

/** The dependency on Plumbline in a package.json, if any; throws an Error of one line if it is invalid. */
export function plumblineIn(file: string, text: string): string | undefined {
  const { dependencies, devDependencies } = parsed(file, text);
  return dependencies.plumbline ?? devDependencies.plumbline;
}

/** A site's package.json: the existing one, if any, with missing scripts and the dependency. */
export function packageFile(file: string, before: string | undefined, dependency: string): string {
  const text = before ?? NEW_FILE;
  const { scripts, dependencies, devDependencies } = parsed(file, text);
  const lacking = Object.entries(SCRIPTS).filter(
    ([name]) => (scripts[name] ?? NO_SCRIPT) === NO_SCRIPT,
  );
  const withScripts = lacking.reduce(
    (all, [name, script]) => withValue(all, ["scripts", name], script),
    text,
  );
  const isForDevelopment = !("plumbline" in dependencies) && "plumbline" in devDependencies;
  const list = isForDevelopment ? "devDependencies" : "dependencies";
  return withValue(withScripts, [list, "plumbline"], dependency);
}

function parsed(file: string, text: string): z.infer<typeof packageJson> {
  try {
    return packageJson.parse(JSON.parse(withoutBom(text)));
  } catch {
    throw new Error(
      `new: "${file}" is not a valid package.json. Fix it, or move it away. Nothing was written.`,
    );
  }
}

/** Preserves the existing bytes. New lines follow their indentation and line ends. */
function withValue(text: string, path: string[], value: string): string {
  const [, indent = "  "] = /^([ \t]+)"/m.exec(text) ?? [];
  const formattingOptions = {
    insertSpaces: !indent.includes("\t"),
    tabSize: indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}
