import { Refusal } from "../../diagnostics/refusal.ts";
import { errorCode, readRegularFile } from "../../lib/files/files.ts";
import { addAll } from "../../lib/lists.ts";
import { type OldAddress, oldAddressesIn } from "./old-addresses.ts";

/** The maximum number of sitemaps in a sitemap index, by sitemaps.org. */
const MOST_LISTS = 50_000;
const PATIENCE_MS = 20_000;

/** The addresses of a list, and the reasons why lists that it names could not be read. */
interface ReadList {
  addresses: OldAddress[];
  unread: string[];
}

/** Reads a file, or a sitemap on the web with its parts; throws a Refusal if it is unreadable. */
export async function readOldAddresses(place: string): Promise<ReadList> {
  const { addresses: all, lists: waiting } = oldAddressesIn(await bytesAt(place));
  const seen = new Set([place]);
  const unread: string[] = [];
  for (const each of waiting) {
    if (seen.has(each) || seen.size >= MOST_LISTS) continue;
    seen.add(each);
    try {
      const { addresses, lists } = oldAddressesIn(await bytesAt(each));
      addAll(all, addresses);
      addAll(waiting, lists);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unread.push(error.message.includes(each) ? error.message : `${each}: ${error.message}`);
    }
  }
  return { addresses: all, unread };
}

const bytesAt = (place: string): Uint8Array | Promise<Uint8Array> =>
  /^https?:\/\//i.test(place) ? bytesOnWeb(place) : bytesOfFile(place);

function bytesOfFile(file: string): Uint8Array {
  try {
    return readRegularFile(file);
  } catch (error) {
    throw new Refusal(`The list "${file}" cannot be read: ${errorCode(error) ?? error}.`);
  }
}

async function bytesOnWeb(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(refuse(url));
  if (!answer.ok) throw new Refusal(`${url} responds with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer().catch(refuse(url)));
}

/** The cause is more specific than "fetch failed". */
const refuse = (url: string) => (error: unknown) => {
  const { cause, message } = Object(error);
  const { code, message: deeper = message } = Object(cause);
  throw new Refusal(`${url} does not respond: ${code ?? deeper}.`);
};
