import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ourKit } from "../../src/kit/our-kit.ts";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";

const { sections, schemas } = ourKit();

/**
 * Keys of the config that are also names of types, such as `locations`; "table" is also a word of Markdown
 * and HTML.
 */
const SHARED_NAMES = [...Object.keys(schemas.site.shape), "table"];

const TYPES = [...sections.keys()].filter((type) => !SHARED_NAMES.includes(type));

/** The files that define and list types. */
const DEFINITIONS = /^src\/sections\/[^/]+\/|^src\/kit\/our-sections\.ts$/;

/**
 * Files that write configs have to name types: tests, what fixtures refer to, generated sites, the starter, and
 * migrations.
 */
const WRITES_CONFIGS =
  /^(?!src\/sections\/[^/]+$).*\.test\.tsx?$|^src\/testing\/|^src\/commands\/(migrate|new)\/|^scripts\/(gen|reference)\/|^schema\/(page|shared|site)\.ts$|^src\/kit\/conformance\/surroundings\.ts$/;

/** Types whose names are also names of elements, files, features or in addresses. */
const AMBIGUOUS = ["embed", "video"];

/** Whether a string is compared with a `type`. */
const isComparedWithType = ({ parent }: ts.Node) =>
  ts.isBinaryExpression(parent) && /\btype$/.test(parent.left.getText());

/** Whether a string is a key of a type or of the config (`at("forms")`), or an attribute. */
const isKeyOrAttribute = ({ parent }: ts.Node) =>
  (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) ||
  ts.isJsxAttribute(parent) ||
  (ts.isCallExpression(parent) && parent.expression.getText() === "at");

/** Whether a string with the name of a type refers to the type. */
const refersToType = (node: ts.StringLiteralLike) =>
  AMBIGUOUS.includes(node.text) ? isComparedWithType(node) : !isKeyOrAttribute(node);

/** The section types that a piece of code names; identifiers count only if they are camelCase. */
export function namesIn(code: string, file = "a.tsx"): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && TYPES.includes(node.text) && refersToType(node)) {
      names.push(node.text);
    }
    if (ts.isIdentifier(node) && TYPES.includes(node.text) && /[A-Z]/.test(node.text)) {
      names.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return names;
}

/** The files that must not name a type. */
export const sharedFiles = () =>
  ["schema", "src", "scripts"]
    .flatMap((folder) =>
      readdirSync(join(PROJECT_DIR, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter(
      (file) => /\.tsx?$/.test(file) && !DEFINITIONS.test(file) && !WRITES_CONFIGS.test(file),
    );

/** The types that shared files name, as `file: name`. */
export const namedTypes = (): string[] =>
  sharedFiles().flatMap((file) =>
    namesIn(readFileSync(join(PROJECT_DIR, file), "utf8"), file).map((name) => `${file}: ${name}`),
  );
