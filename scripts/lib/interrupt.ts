import { onNpmExit } from "./npm-gone.ts";

/**
 * Resolves at the first signal (Ctrl-C, a closed terminal, termination), and when the npm that started the
 * command has ended. A second signal ends the program immediately.
 */
export function interrupted(command: string): Promise<void> {
  return new Promise((resolve) => {
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
    const end = () => {
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
    onNpmExit(command, end);
  });
}
