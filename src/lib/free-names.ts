/** A node of a syntax tree (ESTree). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

/** The names that code takes from the code around it; names in types do not count. */
export function freeNames(node: SyntaxNode): Set<string> {
  const free = new Set<string>();
  collect(node, [], free);
  return free;
}

function collect(node: SyntaxNode, outer: readonly string[], free: Set<string>): void {
  const name = ownName(node);
  if (name !== undefined) {
    if (!outer.includes(name)) free.add(name);
    return;
  }
  const known = [...outer, ...namesInside(node)];
  for (const child of codeIn(node)) collect(child, known, free);
}

/** The names that a statement declares. */
export function declaredNames(node: SyntaxNode): string[] {
  const declared = partsOf(node, "declarations", "specifiers");
  if (node.type === "VariableDeclaration" || node.type === "ImportDeclaration")
    return declared.flatMap((each) => partsOf(each, "id", "local")).flatMap(namesOfPattern);
  if (node.type === "ExportNamedDeclaration")
    return partsOf(node, "declaration").flatMap(declaredNames);
  return node.type.endsWith("Declaration") ? partsOf(node, "id").flatMap(namesOfPattern) : [];
}

/** The names that hold in a node only: parameters, its own, and what a block or a loop declares. */
const namesInside = (node: SyntaxNode): string[] => [
  ...partsOf(node, "params", "param", "id").flatMap(namesOfPattern),
  ...partsOf(node, "body", "init", "left", "consequent").flatMap(declaredNames),
];

/** The names in a pattern, such as `{ a, b: [c = 1], ...d }`. */
function namesOfPattern(node: SyntaxNode): string[] {
  const name = ownName(node);
  if (name !== undefined) return [name];
  const parts = partsOf(node, "properties", "elements", "value", "left", "argument");
  return parts.flatMap(namesOfPattern);
}

const ownName = (node: SyntaxNode) =>
  "name" in node && typeof node.name === "string" ? node.name : undefined;

/** The nodes under some keys of a node. */
const partsOf = (node: SyntaxNode, ...keys: readonly string[]): SyntaxNode[] =>
  keys.flatMap((key) => nodesIn(Object(node)[key]));

/** The nodes in a node that are code: no types, no names of properties, elements or labels. */
const codeIn = (node: SyntaxNode): SyntaxNode[] =>
  childrenOf(node).flatMap(([key, child]) =>
    isType(child) || isOnlyName(node, key, child) ? [] : [child],
  );

/** `x as T` has code in it, and an enum is code. */
const isType = (node: SyntaxNode) => /^TS(?!Enum)/.test(node.type) && !("expression" in node);

function isOnlyName(parent: SyntaxNode, key: string, { type, ...node }: SyntaxNode): boolean {
  const isComputed = "computed" in parent && parent.computed;
  if (["key", "property"].includes(key)) return !isComputed;
  if (["label", "exported", "imported"].includes(key)) return true;
  const isElement = "name" in node && /^[a-z]/.test(String(node.name));
  return (
    type === "JSXIdentifier" && key === "name" && (isElement || parent.type === "JSXAttribute")
  );
}

const childrenOf = (node: SyntaxNode): [key: string, child: SyntaxNode][] =>
  Object.entries(node).flatMap(([key, value]) =>
    nodesIn(value).map((child): [string, SyntaxNode] => [key, child]),
  );

/** The nodes of a list, a node alone, or none. */
const nodesIn = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
