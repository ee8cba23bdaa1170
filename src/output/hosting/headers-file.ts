import { readFileSync, statSync } from "node:fs";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { fileStamp } from "../../lib/files/files.ts";
import { addAll } from "../../lib/lists.ts";
import { decodedPath } from "../../model/addresses.ts";
import type { HeaderRule } from "./headers.ts";

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a path with `*` wildcards, then
 * indented `Name: value` lines. Hosts leave out lines they cannot read; so does this.
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
 * The headers of every rule that matches, by lower-case name. One named more than once is joined
 * with a comma, as Cloudflare Pages does and as HTTP reads repeated headers.
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
 * Returns a function with the file's current rules, which reads the file again only if it has
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
