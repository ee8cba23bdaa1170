/** Five words in a row are rarely the same by chance; it is the usual width for finding copies. */
const WIDTH = 5;

/**
 * The runs of words in a text (w-shingling: Broder, "On the Resemblance and Containment of
 * Documents", 1997) as hashes, in order; a text of fewer words is one run. The hashes depend on the
 * text only, so texts can be read apart and be compared later. Of the 4.5 million runs of 10,000
 * pages, one in a thousand hits some other by chance, and of two pages one pair in 20,000 has a
 * chance hit; either moves a share by a fraction of 1%, which 64 bits would not be worth.
 */
export function hashRuns(words: readonly number[]): Int32Array {
  const width = Math.min(WIDTH, words.length);
  const runs = new Int32Array(width === 0 ? 0 : words.length - width + 1);
  for (let start = 0; start < runs.length; start++) {
    let hash = 0;
    for (let at = start; at < start + width; at++) hash = mix(hash, words[at] ?? 0);
    runs[start] = hash;
  }
  return runs;
}

/** The share of a text's words that stand in a run of one holder, given the holders of each run. */
export function ownShare(words: number, holders: Int32Array): number {
  const width = Math.min(WIDTH, words);
  let [own, end] = [0, 0];
  holders.forEach((count, start) => {
    if (count !== 1) return;
    own += start + width - Math.max(start, end);
    end = start + width;
  });
  return words === 0 ? 0 : own / words;
}

/** One step of a 32-bit hash (Fibonacci hashing: Knuth, The Art of Computer Programming 3, 6.4). */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul((hash ^ (hash >>> 15)) + value + 1, 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}
