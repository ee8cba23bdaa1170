import { createInterface } from "node:readline/promises";

/** Whether the command runs in a terminal. */
export const canAsk = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks yes or no; Enter means no, and so does a missing terminal. */
export async function confirm(question: string): Promise<boolean> {
  if (!canAsk()) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `)).trim());
  } finally {
    lines.close();
  }
}
