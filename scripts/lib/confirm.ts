import { createInterface } from "node:readline/promises";

/** Whether somebody is there who could answer. */
export const canAsk = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks yes or no; Enter is no, and so is nobody. */
export async function confirm(question: string): Promise<boolean> {
  if (!canAsk()) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `)).trim());
  } finally {
    lines.close();
  }
}
