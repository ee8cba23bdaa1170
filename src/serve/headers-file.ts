import { readFileSync, statSync } from "node:fs";
import { validateHeaderName, validateHeaderValue } from "node:http";

export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

function toPattern(path: string): RegExp {
  const literals = path.split(/\*+/).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}$`);
}

function toHeader(line: string): readonly [string, string] | undefined {
  const colon = line.indexOf(":");
  const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return colon > 0 && value !== "" ? [name, value] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a path with `*` wildcards, then
 * indented `Name: value` lines. Hosts leave out lines they cannot read; so does this.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\S/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const header = toHeader(line);
    if (header) rules.at(-1)?.headers.push(header);
  }
  return rules;
}

/**
 * The headers of every rule that matches, by lower-case name. One named more than once is joined
 * with a comma, as Cloudflare Pages does and as HTTP reads repeated headers.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Headers();
  const matching = rules.filter(({ pattern }) => pattern.test(pathname));
  for (const [name, value] of matching.flatMap((rule) => rule.headers)) headers.append(name, value);
  return new Map(headers);
}

/** A function giving the file's rules, read again only when the file has changed. */
export function headersFile(file: string): () => readonly HeaderRule[] {
  let version = "";
  let rules: readonly HeaderRule[] = [];
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const current = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "";
    if (current !== version) rules = stats ? parseHeadersFile(readFileSync(file, "utf8")) : [];
    version = current;
    return rules;
  };
}
