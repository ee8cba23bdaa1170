/** A symbol's bits as DEFLATE writes them, the lowest first, and how many they are. */
export interface Code {
  bits: number;
  length: number;
}

/** The longest code that DEFLATE allows. */
const LONGEST = 15;

/** The Huffman code for symbols of these frequencies, none of them 0, in DEFLATE's canonical form. */
export function huffmanCode(frequencies: readonly number[]): Code[] {
  const codes = codeLengths(frequencies).map((length): Code => ({ bits: 0, length }));
  let next = 0;
  for (let length = 1; length <= LONGEST; length++) {
    for (const code of codes) if (code.length === length) code.bits = reversed(next++, length);
    next *= 2;
  }
  return codes;
}

/** How many bits each symbol gets; the rare ones count as less rare until none gets too many. */
function codeLengths(frequencies: readonly number[]): number[] {
  const lengths = depths(frequencies);
  if (Math.max(...lengths) <= LONGEST) return lengths;
  return codeLengths(frequencies.map((frequency) => Math.ceil(frequency / 2)));
}

/** The depth of each symbol in the tree that always joins the two rarest nodes. */
function depths(frequencies: readonly number[]): number[] {
  const found = frequencies.map(() => 0);
  const nodes = frequencies
    .map((frequency, symbol) => ({ frequency, symbols: [symbol] }))
    .sort((one, other) => one.frequency - other.frequency);
  for (let [a, b] = nodes.splice(0, 2); a && b; [a, b] = nodes.splice(0, 2)) {
    const joined = { frequency: a.frequency + b.frequency, symbols: [...a.symbols, ...b.symbols] };
    for (const symbol of joined.symbols) found[symbol] = (found[symbol] ?? 0) + 1;
    const place = nodes.findIndex(({ frequency }) => frequency > joined.frequency);
    nodes.splice(place < 0 ? nodes.length : place, 0, joined);
  }
  return found;
}

/** Codes are written from their highest bit on, all else from its lowest. */
export function reversed(bits: number, length: number): number {
  let result = 0;
  for (let at = 0; at < length; at++) result |= ((bits >>> at) & 1) << (length - 1 - at);
  return result;
}
