import { gunzipSync } from "node:zlib";
import { SaxesParser } from "saxes";
import { Refusal } from "../diagnostics/refusal.ts";
import { readCsv } from "../read/csv.ts";
import { decode, withoutMark } from "../read/text.ts";

/** An address of an old site, and where its visitors are to be led if somebody has said so. */
export interface OldAddress {
  from: string;
  to?: string;
}

/** A list of old addresses, or of other such lists, as the sitemap of a large site is. */
export interface OldAddresses {
  addresses: OldAddress[];
  lists: string[];
}

/**
 * Reads a sitemap (sitemaps.org, compressed or not), or a table: its first column has old addresses, and its
 * second one may say where each leads. A table may have a head, and then any order of columns.
 */
export function oldAddressesIn(bytes: Uint8Array): OldAddresses {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = withoutMark(decode(isCompressed ? gunzipSync(bytes) : bytes));
  return /^\s*</.test(text) ? fromSitemap(text) : { addresses: fromTable(text), lists: [] };
}

function fromSitemap(text: string): OldAddresses {
  const parser = new SaxesParser();
  const open: string[] = [];
  const found: Record<string, string[]> = { url: [], sitemap: [] };
  let words = "";
  const take = (more: string) => {
    words += more;
  };
  parser.on("opentag", ({ name }) => {
    open.push(name.replace(/^.*:/, ""));
    words = "";
  });
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", () => {
    const [entry = "", name] = open.slice(-2);
    if (name === "loc") found[entry]?.push(words.trim());
    open.pop();
  });
  parser.on("error", ({ message }) => {
    throw new Refusal(`The sitemap is no XML that can be read: ${message}`);
  });
  parser.write(text).close();
  const { url = [], sitemap = [] } = found;
  return { addresses: url.map((from) => ({ from })), lists: sitemap };
}

/** What the columns of tables are called that others export. */
const FROM = /^(from|old|source|address|url|path|loc)\b/i;
const TO = /^(to|new|target|destination)\b/i;

function fromTable(text: string): OldAddress[] {
  const { rows, problems } = readCsv(text);
  const [fault] = problems;
  if (fault)
    throw new Refusal(`Line ${fault.range.line} of the list: ${fault.message} ${fault.hint}`);
  const cells = rows.map((row) => row.map(({ value }) => value));
  const [head = []] = cells;
  const isHead = !head.some(isAddress);
  const at = (name: RegExp, otherwise: number) => {
    const index = isHead ? head.findIndex((cell) => name.test(cell)) : -1;
    return index < 0 ? otherwise : index;
  };
  const [from, to] = [at(FROM, 0), at(TO, 1)];
  return cells.slice(isHead ? 1 : 0).map((row) => {
    const target = row[to] ?? "";
    return { from: row[from] ?? "", ...(target !== "" && { to: target }) };
  });
}

const isAddress = (cell: string) => /^(\/|https?:\/\/)/i.test(cell);
