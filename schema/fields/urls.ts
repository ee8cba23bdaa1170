/**
 * The parts of an address, undefined for any other text. `URL.canParse` is not reliable: once V8 has compiled
 * what calls it, Node 20 refuses addresses with letters such as ü (https://github.com/AikidoSec/firewall-node/pull/1086).
 */
export function readUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
