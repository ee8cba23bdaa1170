import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Often enough for a build of seconds, and rarely enough not to be part of what is measured. */
const PERIOD_MS = 50;

const processes = () => readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [+name] : []));

/** A process's parent and its resident memory in bytes; undefined once it has ended. */
function statusOf(id: number): { parent: number; bytes: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/status`, "latin1");
    const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
    return { parent: number(/^PPid:\t(\d+)/m), bytes: number(/^VmRSS:\s*(\d+) kB/m) * 1024 };
  } catch {
    return undefined;
  }
}

export interface MemoryWatch {
  /** Begins to look at a process and at whatever it starts. */
  follow(root: number): void;
  /** The most bytes that all of them had at one time so far. */
  peak(): number;
  stop(): void;
}

/**
 * Looks at the memory of a process and all its descendants while they live: the system counts the peak
 * of each process for itself only. To be made before the process starts; what runs by then is never
 * looked at again. Undefined on systems without /proc.
 */
export function watchMemory(): MemoryWatch | undefined {
  if (!existsSync("/proc/self/status")) return undefined;
  const strangers = new Set(processes());
  const family = new Set<number>();
  let peak = 0;
  const look = () => {
    let sum = 0;
    // In order of their numbers, so that parents come first; a child is found the next time at worst.
    for (const id of processes().filter((one) => !strangers.has(one))) {
      const status = statusOf(id);
      if (!status || !(family.has(id) || family.has(status.parent))) continue;
      family.add(id);
      sum += status.bytes;
    }
    peak = Math.max(peak, sum);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    follow(root) {
      family.add(root);
      look();
      timer = setInterval(look, PERIOD_MS);
    },
    peak: () => peak,
    stop: () => clearInterval(timer),
  };
}
