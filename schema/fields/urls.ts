/**
 * Parses an address; undefined if it is invalid. `URL.canParse` is not reliable: once V8 has compiled the
 * caller, Node 20 rejects addresses with letters such as ü
 * (https://github.com/AikidoSec/firewall-node/pull/1086).
 */
export function readUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
