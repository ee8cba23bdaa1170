import { KIND_NAMES, type KindName } from "../gen/kinds.ts";
import { VILLAGES } from "../gen/names.ts";
import type { Plan } from "./series.ts";

interface Wishes {
  kind: KindName | "both";
  pages: string;
  warm: string | undefined;
  runs: number;
}

/** What to measure, from the command's arguments. */
export function makePlan({ kind, pages, warm, runs }: Wishes): Plan {
  const sizes = readSizes(pages, "--pages");
  const kinds = kind === "both" ? KIND_NAMES : [kind];
  if (warm === undefined) return { kinds, sizes, warm: new Set(sizes), runs };
  const again = warm === "none" ? [] : readSizes(warm, "--warm");
  const stranger = again.find((size) => !sizes.includes(size));
  if (stranger !== undefined) {
    throw new Error(`bench-build: --warm has ${stranger}, which is not among --pages (${pages}).`);
  }
  return { kinds, sizes, warm: new Set(again), runs };
}

/** Numbers with commas between them, each once and in order. */
function readSizes(list: string, flag: string): number[] {
  const sizes = list.split(",").map((part) => {
    const size = Number(part);
    if (/^\s*\d+\s*$/.test(part) && size >= 1 && size <= VILLAGES) return size;
    const wanted = `whole numbers from 1 to ${VILLAGES} with commas between them`;
    throw new Error(`bench-build: ${flag} must be ${wanted}, not "${list}".`);
  });
  return [...new Set(sizes)].sort((one, other) => one - other);
}
