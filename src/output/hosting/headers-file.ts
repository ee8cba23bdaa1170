import { readFileSync, statSync } from "node:fs";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { fileStamp } from "../../lib/files/files.ts";
import { addAll } from "../../lib/lists.ts";
import { decodedPath } from "../../model/addresses.ts";
import type { HeaderRule } from "./headers.ts";

/**
 * Reads a `_headers` file like Netlify and Cloudflare Pages: a path with `*` wildcards, followed by indented
 * `Name: value` lines. Hosts ignore lines that they cannot read, and so does this.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else addAll(rules.at(-1)?.headers ?? [], headersIn(line));
  }
  return rules;
}

/** The header of a line; undefined if it cannot be sent. */
function headersIn(line: string): HeaderRule["headers"] {
  const colon = line.indexOf(":");
  const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return colon > 0 && value !== "" ? [[name, value]] : [];
  } catch {
    return [];
  }
}

/**
 * The headers of every matching rule, by lower-case name. Repeated headers are joined with a comma, as
 * Cloudflare Pages does and as HTTP reads them.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Headers();
  const matching = rules.filter(({ path }) => patternOf(path).test(pathname));
  for (const [name, value] of matching.flatMap((rule) => rule.headers)) headers.append(name, value);
  return new Map(headers);
}

/** The file has encoded paths, and requests are decoded. */
function patternOf(path: string): RegExp {
  const literals = decodedPath(path)
    .split(/\*+/)
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}$`);
}

/**
 * Returns a function that gives the file's current rules. It reads the file again only if the file has
 * changed. The file may be missing.
 */
export function followFile<T>(file: string, parse: (text: string) => T): () => T {
  let known = "";
  let said = parse("");
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const stamp = stats ? fileStamp(stats) : "";
    if (stamp !== known) said = parse(stats ? readFileSync(file, "utf8") : "");
    known = stamp;
    return said;
  };
}
