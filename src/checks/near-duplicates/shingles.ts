/** The same five words in a row are rarely a coincidence. Five is the usual width for finding copies. */
const WIDTH = 5;

/**
 * Hashes the runs of words in a text, in order (w-shingling: Broder, "On the Resemblance and Containment of
 * Documents", 1997). A shorter text is a single run. The hashes only depend on the text, so texts can be
 * hashed separately and compared later. Among the 4.5 million runs of 10,000 pages, one in a thousand
 * collides with another, and one pair of pages in 20,000 has a collision. Each one changes a share by a
 * fraction of 1%, which does not justify 64 bits.
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

/**
 * The share of a text's words within runs that only this text has. `holders` is the number of pages for each
 * run.
 */
export function uniqueShare(words: number, holders: Int32Array): number {
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
