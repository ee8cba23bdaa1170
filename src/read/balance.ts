import { createScanner } from "jsonc-parser";

const PARTNER: Record<string, string> = { "{": "}", "[": "]" };

const END_OF_FILE = 17;

/** Whether each bracket of a text has its partner. */
export function isBalanced(text: string): boolean {
  const scanner = createScanner(text, true);
  const awaited: string[] = [];
  for (let kind: number = scanner.scan(); kind !== END_OF_FILE; kind = scanner.scan()) {
    const sign = text.charAt(scanner.getTokenOffset());
    const partner = PARTNER[sign];
    if (partner) awaited.push(partner);
    else if ((sign === "}" || sign === "]") && awaited.pop() !== sign) return false;
  }
  return awaited.length === 0;
}
