import { whenNpmIsGone } from "./npm-gone.ts";

/**
 * Resolves at the first Ctrl-C, closed terminal or request to end, and when the npm that started the
 * command is gone; a second signal ends the program at once.
 */
export function interrupted(command: string): Promise<void> {
  return new Promise((resolve) => {
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
    const end = () => {
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
    whenNpmIsGone(command, end);
  });
}
