import { gunzipSync } from "node:zlib";
import { SaxesParser } from "saxes";
import { AS_TEXT, decodeAny, nonTableType } from "../../config/read/text.ts";
import { readCsv } from "../../config/tables/csv.ts";
import { Refusal } from "../../diagnostics/refusal.ts";
import { errorCode } from "../../lib/files/files.ts";
import { withoutBom } from "../../lib/files/text-file.ts";

/** An address of an old site, with its target if the list has one. */
export interface OldAddress {
  from: string;
  to?: string;
}

/** A list of old addresses, or an index of further lists. */
export interface OldAddresses {
  addresses: OldAddress[];
  lists: string[];
}

/**
 * Reads a sitemap (sitemaps.org, compressed or not), or a table: its first column has old
 * addresses, and its second one may have their targets. With a header line, columns may be in any
 * order.
 */
export function oldAddressesIn(bytes: Uint8Array): OldAddresses {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const unpacked = isCompressed ? unzipped(bytes) : bytes;
  const other = nonTableType(unpacked);
  if (other) throw new Refusal(`The list is ${other}. ${AS_TEXT}`);
  const text = withoutBom(decodeAny(unpacked));
  const found = /^\s*</.test(text) ? fromSitemap(text) : { addresses: fromTable(text), lists: [] };
  if (found.addresses.length + found.lists.length === 0) throw new Refusal(noAddresses(text));
  return found;
}

/** sitemaps.org allows 50 MB uncompressed; some sites exceed it. */
const MOST_BYTES = 200_000_000;

function unzipped(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw new Refusal(
      errorCode(error) === "ERR_BUFFER_TOO_LARGE"
        ? `The list is larger than ${MOST_BYTES / 1_000_000} MB when decompressed, too large for a sitemap.`
        : "The list is compressed (gzip), but damaged or incomplete. Download it again, or decompress it and use the result.",
    );
  }
}

function noAddresses(text: string): string {
  const what = /<html\b|<!doctype html/i.test(text)
    ? "is a web page"
    : /^\s*<(\?xml|rss|feed|rdf)/i.test(text)
      ? "is XML, but not a sitemap"
      : "is empty";
  return `The list ${what} and has no addresses. ${WANTED}`;
}

const WANTED =
  "Use the old site's sitemap (usually /sitemap.xml), or a CSV file with an old address in each row.";

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
    throw new Refusal(
      /<html\b|<!doctype html/i.test(text)
        ? noAddresses(text)
        : `The sitemap is not valid XML: ${message}`,
    );
  });
  parser.write(text).close();
  const { url = [], sitemap = [] } = found;
  return { addresses: url.map((from) => ({ from })), lists: sitemap };
}

/** Column names in exported tables. */
const FROM = /^(from|old|source|address|url|path|loc)\b/i;
const TO = /^(to|new|target|destination)\b/i;

/** Lines before the first address are a title; the last of them is the header. */
function fromTable(text: string): OldAddress[] {
  const { rows, problems } = readCsv(text);
  const [fault] = problems;
  if (fault)
    throw new Refusal(`Line ${fault.range.line} of the list: ${fault.message} ${fault.hint}`);
  const cells = rows.map((row) => row.map(({ value }) => value));
  const first = cells.findIndex((row) => row.some(isAddress));
  const head = (first > 0 && cells[first - 1]) || [];
  const body = cells.slice(Math.max(0, first));
  const named = (name: RegExp) => head.findIndex((cell) => name.test(cell));
  const from = Math.max(0, named(FROM));
  const to = named(TO) < 0 && isTargets(body, head) ? 1 : named(TO);
  return body.map((row) => {
    const target = row[to] ?? "";
    return { from: row[from] ?? "", ...(target !== "" && { to: target }) };
  });
}

/** Whether the second column contains targets: exports may have anything there. */
const isTargets = (body: readonly string[][], head: readonly string[]) =>
  head.length === 0 || body.every(([, cell = ""]) => cell === "" || isAddress(cell));

const isAddress = (cell: string) => /^(\/|https?:\/\/)/i.test(cell);
