import { readFileSync } from "node:fs";

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

/** Short, since somebody who ends npm wants to use the port again. */
const LOOK_MS = 500;

/** The parent processes up to npm, as far as the system shows them. */
interface Above {
  parent: number;
  /** The parent of the shell that npm runs the command in; npm does not end the shell. */
  beyond: number | undefined;
}

/** Read at import, before npm can have ended. */
const first = above();

/**
 * Calls back when the npm that started a command has ended. npm passes signals only to its shell, and none
 * when it is killed, so a server would keep its port. Does nothing for a command that npm did not start: it
 * may have to outlive its parent.
 */
function onNpmExit(command: string, callback: () => void): void {
  if (!process.env.npm_lifecycle_script?.split(" ").includes(command)) return;
  const timer = setInterval(() => {
    const { parent, beyond } = above();
    if (parent === first.parent && beyond === first.beyond) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS);
  timer.unref();
}

function above(): Above {
  const parent = process.ppid;
  return { parent, beyond: isShellForOne(parent) ? parentOf(parent) : undefined };
}

/** Whether a process is a shell for one command, as npm starts it; false where /proc does not exist. */
function isShellForOne(pid: number): boolean {
  return readProcess(pid, "cmdline").split("\0")[1] === "-c";
}

function parentOf(pid: number): number | undefined {
  // After the name, which may contain spaces and brackets: the state, then the parent.
  const [, parent] = /^.*\) \S (\d+) /s.exec(readProcess(pid, "stat")) ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function readProcess(pid: number, file: "cmdline" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
