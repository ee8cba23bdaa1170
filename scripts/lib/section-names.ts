import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ourKit } from "../../src/kit/our-kit.ts";
import { PROJECT_DIR } from "../../src/project/project.ts";

const { sections, schemas } = ourKit();

/**
 * A part of the file may go by the name of the type that shows it, such as `locations`; a table is one in Markdown
 * and HTML as well.
 */
const PARTS = [...Object.keys(schemas.site.shape), "table"];

const TYPES = [...sections.keys()].filter((type) => !PARTS.includes(type));

/** Where types are defined, and listed. */
const OWN = /^src\/sections\/[^/]+\/|^src\/kit\/our-sections\.ts$/;

/**
 * What writes configs as an owner does has to name types: tests, what makes sites to measure, what
 * begins an owner's site, and steps that mend files of older versions. In the catalogue these are names of groups of texts.
 */
const WRITES_CONFIGS =
  /^(?!src\/sections\/[^/]+$).*\.test\.tsx?$|^src\/testing\/|^src\/(migrate|starter)\/|^scripts\/(gen|reference)\/|^schema\/(page|site)\.ts$/;

/** Types whose names are also those of elements, files or features. */
const AMBIGUOUS = ["video"];

/** Whether a text is compared with the `type` of something. */
const isTypeAsked = ({ parent }: ts.Node) =>
  ts.isBinaryExpression(parent) && /\btype$/.test(parent.left.getText());

/** Whether a text is a plain word: a key of an object's type or of the config (`at("forms")`), or an attribute. */
const isPlainWord = ({ parent }: ts.Node) =>
  (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) ||
  ts.isJsxAttribute(parent) ||
  (ts.isCallExpression(parent) && parent.expression.getText() === "at");

/** Whether a text that is also the name of a type is meant as one. */
const isMeant = (node: ts.StringLiteralLike) =>
  AMBIGUOUS.includes(node.text) ? isTypeAsked(node) : !isPlainWord(node);

/** The names of section types in a piece of code; as an identifier, one like `steps` may be any word. */
export function namesIn(code: string, file = "a.tsx"): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && TYPES.includes(node.text) && isMeant(node)) {
      found.push(node.text);
    }
    if (ts.isIdentifier(node) && TYPES.includes(node.text) && /[A-Z]/.test(node.text)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** The files in which no type is to be named. */
export const sharedFiles = () =>
  ["schema", "src", "scripts"]
    .flatMap((folder) =>
      readdirSync(join(PROJECT_DIR, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !OWN.test(file) && !WRITES_CONFIGS.test(file));

/** Where they name one all the same, as `file: name`. */
export const spelledNames = (): string[] =>
  sharedFiles().flatMap((file) =>
    namesIn(readFileSync(join(PROJECT_DIR, file), "utf8"), file).map((name) => `${file}: ${name}`),
  );
