/**
 * Numbers 32-bit keys in the order in which they come: a hash table with open addressing and linear
 * probing (Knuth, The Art of Computer Programming 3, 6.4); a Map of millions is many times slower.
 * Most keys follow the one that they followed when they were new: that is tried first, and takes no
 * lookup at all.
 */
export class RunTable {
  size = 0;
  private last = -1;
  private readonly keys: Int32Array;
  /** Of each place the number + 1 of the key that stands there; 0 says that the place is free. */
  private readonly places: Int32Array;
  /** Leaves of a 32-bit hash as many bits as there are places. */
  private readonly shift: number;

  /** `most` is the number of different keys that there can be: two thirds of the places, or less. */
  constructor(most: number) {
    const bits = Math.ceil(Math.log2(most * 1.5 + 2));
    this.keys = new Int32Array(most);
    this.places = new Int32Array(2 ** bits);
    this.shift = 32 - bits;
  }

  /** The number of a key: the next one if the key is new. */
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
