/** Five words in a row are rarely the same by chance; it is the usual width for finding copies. */
export const WIDTH = 5;

/** The runs of each text in order, as numbers; a text of fewer words is one run. */
export function numberRuns(texts: readonly (readonly string[])[]): Int32Array[] {
  const words = new Map<string, number>();
  const runs = new Map<number, number>();
  return texts.map((text) => {
    const ids = Int32Array.from(text, (word) => numberOf(word, words));
    const width = Math.min(WIDTH, ids.length);
    const numbers = new Int32Array(width === 0 ? 0 : ids.length - width + 1);
    for (let start = 0; start < numbers.length; start++) {
      let hash = 0;
      for (let at = start; at < start + width; at++) hash = mix(hash, ids[at] ?? 0);
      numbers[start] = numberOf(hash, runs);
    }
    return numbers;
  });
}

export function numberOf<K>(key: K, numbers: Map<K, number>): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

/** One step of a 32-bit hash (Fibonacci hashing); a chance hit moves a share by a fraction of 1%. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul((hash ^ (hash >>> 15)) + value + 1, 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}
