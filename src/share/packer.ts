import { type Code, huffmanCode, reversed } from "./huffman.ts";
import { BLOCK_SYMBOLS, blockSymbol, END_OF_BLOCK, SYMBOLS, symbolsOf } from "./symbols.ts";

/** Bytes of an image, compressed so that they can stand after any others. */
export interface Piece {
  /** Where their bits are among those of all pieces. */
  from: number;
  to: number;
  /** How many bytes they are. */
  length: number;
  /** The two sums of Adler-32 over them alone. */
  sum: number;
  sumOfSums: number;
}

/** A number holds up to 24 bits, the lowest first, and over them how many they are. */
export const BITS = 24;
export const BIT_MASK = (1 << BITS) - 1;
const numberOf = ({ bits, length }: Code) => bits | (length << BITS);

/** Makes the pieces of zlib streams of one block each, all in the code that suits the sample. */
export class Packer {
  /** The bits of all pieces. */
  bits = new Int32Array(1 << 16);
  private end = 0;
  private readonly codes: number[];
  /** What comes before all pieces and after them. */
  readonly head: Piece;
  readonly tail: Piece;

  constructor(sample: readonly Uint8Array[]) {
    const frequencies = new Array<number>(BLOCK_SYMBOLS).fill(1);
    for (const symbol of sample.flatMap(symbolsOf)) {
      const at = blockSymbol(symbol).symbol;
      frequencies[at] = (frequencies[at] ?? 0) + 1;
    }
    const code = huffmanCode(frequencies);
    this.codes = Array.from({ length: SYMBOLS }, (_, symbol) => numberOf(symbolCode(symbol, code)));
    this.head = this.add(headOf(code).map(numberOf), new Uint8Array());
    this.tail = this.add([numberOf(code[END_OF_BLOCK] ?? NONE)], new Uint8Array());
  }

  pack(bytes: Uint8Array): Piece {
    const codes = symbolsOf(bytes).map((symbol) => this.codes[symbol] ?? 0);
    return this.add(codes, bytes);
  }

  /** Packs bytes for the moment: the next piece takes their place. */
  lend(bytes: Uint8Array): Piece {
    const { end } = this;
    const piece = this.pack(bytes);
    this.end = end;
    return piece;
  }

  private add(codes: readonly number[], bytes: Uint8Array): Piece {
    const from = this.end;
    if (from + codes.length >= this.bits.length) this.grow(codes.length);
    let waiting = 0;
    for (const code of codes) {
      if ((waiting >>> BITS) + (code >>> BITS) > BITS) {
        this.bits[this.end++] = waiting;
        waiting = 0;
      }
      const bits = (code << (waiting >>> BITS)) & BIT_MASK;
      waiting = (waiting | bits) + (code & ~BIT_MASK);
    }
    this.bits[this.end++] = waiting;
    return { from, to: this.end, length: bytes.length, ...sumsOf(bytes) };
  }

  private grow(by: number): void {
    const grown = new Int32Array(2 * this.bits.length + by);
    grown.set(this.bits);
    this.bits = grown;
  }
}

const NONE: Code = { bits: 0, length: 0 };

/** All repeats are of the byte before, so there is one distance: its code is one bit. */
const DISTANCE: Code = { bits: 0, length: 1 };

function symbolCode(of: number, code: readonly Code[]): Code {
  const { symbol, extra, extraLength } = blockSymbol(of);
  const { bits, length } = code[symbol] ?? NONE;
  const distance = symbol > END_OF_BLOCK ? DISTANCE.length : 0;
  return { bits: bits | (extra << length), length: length + extraLength + distance };
}

/** The start of a zlib stream of one block (RFC 1950, 2.2, and RFC 1951, 3.2.7). */
const headOf = (code: readonly Code[]): Code[] => [
  { bits: 0x0178, length: 16 }, // DEFLATE with a window of 32 KB
  { bits: 0b101, length: 3 }, // the last block, in a code of its own
  { bits: code.length - 257, length: 5 },
  { bits: 0, length: 5 }, // one distance
  { bits: 15, length: 4 }, // all lengths of the code in which the code's lengths are written:
  { bits: 0, length: 9 }, // none for the three symbols that shorten them,
  ...new Array<Code>(16).fill({ bits: 4, length: 3 }), // four bits for each of the rest
  ...[...code, DISTANCE].map(({ length }) => ({ bits: reversed(length, 4), length: 4 })),
];

function sumsOf(bytes: Uint8Array) {
  let sum = 0;
  let sumOfSums = 0;
  for (let at = 0; at < bytes.length; at++) {
    sum += bytes[at] ?? 0;
    sumOfSums += sum;
  }
  return { sum, sumOfSums };
}
