/**
 * Numbers 32-bit keys in the order of their first appearance. It is a hash table with open addressing and
 * linear probing (Knuth, The Art of Computer Programming 3, 6.4); a Map with millions of entries is many
 * times slower. A key is usually followed by the same key as at its first appearance. That key is compared
 * first, without a lookup.
 */
export class RunTable {
  size = 0;
  private last = -1;
  private readonly keys: Int32Array;
  /** For each slot, the number of its key plus 1; 0 means that the slot is free. */
  private readonly places: Int32Array;
  /** Reduces a 32-bit hash to the number of slots. */
  private readonly shift: number;

  /** `most` is the maximum number of different keys, which fill at most two thirds of the slots. */
  constructor(most: number) {
    const bits = Math.ceil(Math.log2(most * 1.5 + 2));
    this.keys = new Int32Array(most);
    this.places = new Int32Array(2 ** bits);
    this.shift = 32 - bits;
  }

  /** The number of a key; a new key gets the next number. */
  numberOf(key: number): number {
    const next = this.last + 1;
    this.last = next < this.size && this.keys[next] === key ? next : this.lookUp(key);
    return this.last;
  }

  private lookUp(key: number): number {
    const { keys, places } = this;
    let at = Math.imul(key, 0x9e3779b1) >>> this.shift;
    for (let known = places[at] ?? 0; known > 0; known = places[at] ?? 0) {
      if (keys[known - 1] === key) return known - 1;
      at = (at + 1) & (places.length - 1);
    }
    keys[this.size] = key;
    places[at] = ++this.size;
    return this.size - 1;
  }
}
