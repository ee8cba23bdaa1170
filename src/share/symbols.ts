/** How often DEFLATE can say at once that the last byte comes again. */
const REPEATS = { least: 3, most: 258 };

/** Bytes as runs: a symbol up to 255 is a byte, one from 256 on how often it comes again. */
export const AGAIN = 256;
export const SYMBOLS = AGAIN + REPEATS.most + 1;

export function symbolsOf(bytes: Uint8Array): number[] {
  const symbols: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at++] ?? 0;
    symbols.push(byte);
    let end = at;
    while (bytes[end] === byte) end++;
    while (end - at >= REPEATS.least) {
      const repeats = Math.min(end - at, REPEATS.most);
      symbols.push(AGAIN + repeats);
      at += repeats;
    }
  }
  return symbols;
}

/** In a DEFLATE block, its end follows on the 256 bytes, then 29 ranges of repeats. */
export const END_OF_BLOCK = 256;
export const BLOCK_SYMBOLS = 286;

/** A symbol in the block, and the bits after it that tell where in the range a number lies. */
interface BlockSymbol {
  symbol: number;
  extra: number;
  extraLength: number;
}

/** RFC 1951, 3.2.5: eight ranges of one number, then four of each size, last the most repeats. */
export function blockSymbol(symbol: number): BlockSymbol {
  const repeats = symbol - AGAIN;
  if (repeats < REPEATS.least) return { symbol, extra: 0, extraLength: 0 };
  if (repeats === REPEATS.most) return { symbol: BLOCK_SYMBOLS - 1, extra: 0, extraLength: 0 };
  const offset = repeats - REPEATS.least;
  const extraLength = Math.max(0, 29 - Math.clz32(offset));
  return {
    symbol: END_OF_BLOCK + 1 + extraLength * 4 + (offset >> extraLength),
    extra: offset & ((1 << extraLength) - 1),
    extraLength,
  };
}
