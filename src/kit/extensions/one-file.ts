import { basename, dirname } from "node:path";
import { declaredNames, freeNames, type SyntaxNode } from "../../lib/free-names.ts";

/*
 * One file may hold a definition with the component or styles that browsers load. Node.js gets the definition
 * and what it refers to, and browsers get everything else. So no visitor loads a schema, and no definition a component.
 */

/** Whether a file is a section type or a look by itself, without a folder. */
export const isOneFile = (file: string): boolean =>
  ["sections", "looks"].includes(basename(dirname(file)));

export type Part = "definition" | "browser";

/** The part of such a file for Node.js or for browsers; all code keeps its position. */
export async function partOf(code: string, file: string, part: Part): Promise<string> {
  const { parseSync } = await import("vite");
  const { program, errors } = parseSync(file, code);
  // The bundler reports syntax errors.
  if (errors.length > 0) return code;
  const statements = program.body.map((node) => readStatement(node, code));
  const roots = statements.filter(({ role }) => role === part);
  const used = reachable(roots, statements);
  return statements
    .filter((statement) => !used.has(statement))
    .reduce((text, { node }) => withBlank(text, node), code);
}

/** A top-level statement; its role is the part that it is in by itself, and not because others refer to it. */
interface Statement {
  node: SyntaxNode;
  declares: readonly string[];
  refersTo: ReadonlySet<string>;
  role: Part | undefined;
}

function readStatement(node: SyntaxNode, code: string): Statement {
  const declares = declaredNames(node);
  const isExported = node.type.startsWith("Export");
  const isDefinition = isExported && DEFINES.test(code.slice(node.start, node.end));
  // Statements that declare nothing run when the file loads, and so do imports without a name.
  const isForBrowsers = isExported || declares.length === 0;
  return {
    node,
    declares,
    refersTo: freeNames(node),
    role: isDefinition ? "definition" : isForBrowsers ? "browser" : undefined,
  };
}

const DEFINES = /^export const \w+\b[^=]*= define(Section|Look)\b/;

function reachable(roots: readonly Statement[], all: readonly Statement[]): Set<Statement> {
  const seen = new Set(roots);
  // A set yields what is added to it during the loop, too.
  for (const { refersTo } of seen)
    for (const other of all) if (other.declares.some((name) => refersTo.has(name))) seen.add(other);
  return seen;
}

const withBlank = (text: string, { start, end }: SyntaxNode) =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end);
