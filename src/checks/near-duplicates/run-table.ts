/**
 * Numbers 32-bit keys in the order in which they come: a hash table with open addressing and linear
 * probing (Knuth, The Art of Computer Programming 3, 6.4). A key stands next to its number, so that
 * most lookups touch one line of the processor's cache; a Map of millions is many times slower.
 */
export class RunTable {
  size = 0;
  /** Of each place the key and its number + 1, in turn; 0 says that the place is free. */
  private readonly cells: Int32Array;
  /** Leaves of a 32-bit hash as many bits as there are places. */
  private readonly shift: number;

  /** `most` is the number of different keys that there can be: two thirds of the places, or less. */
  constructor(most: number) {
    const bits = Math.ceil(Math.log2(most * 1.5 + 2));
    this.cells = new Int32Array(2 ** (bits + 1));
    this.shift = 32 - bits;
  }

  /** The number of a key: the next one if the key is new. */
  numberOf(key: number): number {
    const at = this.placeOf(key);
    const known = this.cells[at + 1] ?? 0;
    if (known > 0) return known - 1;
    this.cells[at] = key;
    this.cells[at + 1] = ++this.size;
    return this.size - 1;
  }

  /** Where a key stands or may be put. */
  private placeOf(key: number): number {
    const { cells } = this;
    let at = (Math.imul(key, 0x9e3779b1) >>> this.shift) * 2;
    while (cells[at + 1] !== 0 && cells[at] !== key) at = (at + 2) & (cells.length - 1);
    return at;
  }
}
