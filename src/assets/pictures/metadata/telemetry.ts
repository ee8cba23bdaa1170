import { contentOf } from "./boxes.ts";

/** Whether a track has the positions of the camera, as measurements or as subtitles. */
export function isTelemetry(file: Buffer, track: Buffer): boolean {
  const kind = contentOf(track, "mdia", "hdlr").toString("latin1", 8, 12);
  return kind === "meta" || (WORDS.has(kind) && samplesOf(file, track).some(mayContainLocation));
}

const WORDS = new Set(["sbtl", "subt", "text"]);

/** Whether subtitles contain coordinates, as drones write them. */
export const mayContainLocation = (words: Buffer): boolean =>
  /\d\.\d{4,}.{1,30}?\d\.\d{4,}/s.test(words.toString("latin1"));

/** All samples of a track. */
export function samplesOf(file: Buffer, track: Buffer): Buffer[] {
  const table = contentOf(track, "mdia", "minf", "stbl");
  const [, each = 0, , ...sizes] = numbersIn(contentOf(table, "stsz"));
  const [, , ...short] = numbersIn(contentOf(table, "stco"));
  const [, , ...long] = numbersIn(contentOf(table, "co64"));
  const [, , ...runs] = numbersIn(contentOf(table, "stsc"));
  const starts = short.length > 0 ? short : pairsOf(long);
  let sample = 0;
  return starts.map((start, index) => {
    const end = sample + samplesIn(index + 1, runs);
    const size =
      each > 0
        ? each * (end - sample)
        : sizes.slice(sample, end).reduce((sum, one) => sum + one, 0);
    sample = end;
    return file.subarray(start, start + size);
  });
}

/** The number of samples of a chunk, from runs of three numbers. */
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
