import { contentOf } from "./boxes.ts";

/** Whether a track has neither pictures nor sound nor words, but what a camera measured while it filmed. */
export const isTelemetry = (track: Buffer): boolean =>
  contentOf(track, "mdia", "hdlr").toString("latin1", 8, 12) === "meta";

/** Puts zeros in place of all that a track has in its file: where the camera was, second by second. */
export function blankTrack(file: Buffer, track: Buffer): void {
  const table = contentOf(track, "mdia", "minf", "stbl");
  const [, each = 0, , ...sizes] = numbersIn(contentOf(table, "stsz"));
  const [, , ...short] = numbersIn(contentOf(table, "stco"));
  const [, , ...long] = numbersIn(contentOf(table, "co64"));
  const [, , ...runs] = numbersIn(contentOf(table, "stsc"));
  const starts = short.length > 0 ? short : pairsOf(long);
  let sample = 0;
  for (const [index, start] of starts.entries()) {
    const end = sample + samplesIn(index + 1, runs);
    const size =
      each > 0
        ? each * (end - sample)
        : sizes.slice(sample, end).reduce((sum, one) => sum + one, 0);
    file.subarray(start, start + size).fill(0);
    sample = end;
  }
}

/** Of how many samples a chunk is: runs say it of each chunk up to the next, in three numbers. */
function samplesIn(chunk: number, runs: readonly number[]): number {
  let samples = 0;
  for (let at = 0; at < runs.length && (runs[at] ?? 0) <= chunk; at += 3) {
    samples = runs[at + 1] ?? 0;
  }
  return samples;
}

const numbersIn = (data: Buffer): number[] =>
  Array.from({ length: Math.floor(data.length / 4) }, (_, index) => data.readUInt32BE(index * 4));

const pairsOf = (numbers: readonly number[]): number[] =>
  numbers.flatMap((high, index) =>
    index % 2 === 0 ? high * 2 ** 32 + (numbers[index + 1] ?? 0) : [],
  );
