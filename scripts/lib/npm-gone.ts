import { readFileSync } from "node:fs";

/** How soon a server is to notice; somebody who has ended npm wants the port. */
const LOOK_MS = 500;

/** The processes above this one, up to npm, as far as they can be seen from here. */
interface Above {
  parent: number;
  /** The parent of a shell that npm runs the command in; npm does not end it with itself. */
  beyond: number | undefined;
}

/** As it is before anything that takes long has begun. */
const first = above();

/**
 * Calls back when the npm that started a command is gone, however it ended: npm passes signals on to
 * its shell only, and none when it is killed, and a server would keep its port. For a command that
 * npm did not start nothing is done: it may be meant to outlive whoever started it.
 */
export function whenNpmIsGone(command: string, callback: () => void): void {
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

/** Whether a process is a shell that was started for one command, as npm does; not everywhere can one see. */
function isShellForOne(pid: number): boolean {
  return readProcess(pid, "cmdline").split("\0")[1] === "-c";
}

function parentOf(pid: number): number | undefined {
  // After the name, which may hold spaces and brackets: the state, then the parent.
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
