import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Frequent enough for builds of some seconds, without affecting the measurement. */
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
  follow(root: number): void;
  /** The maximum of their sum so far, in bytes. */
  peak(): number;
  stop(): void;
}

/**
 * Samples the memory of a process and all its descendants, because the system only records the peak of single
 * processes. Create it before the process starts, since it ignores running processes. Undefined on systems
 * without /proc.
 */
export function watchMemory(): MemoryWatch | undefined {
  if (!existsSync("/proc/self/status")) return undefined;
  const strangers = new Set(processes());
  const family = new Set<number>();
  let peak = 0;
  const look = () => {
    let sum = 0;
    // In ascending order, so that parents come first; a missed child is found in the next sample.
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
