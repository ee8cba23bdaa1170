import { vi } from "vitest";
import type { Ended } from "./command.ts";

/** Runs a command as `plumbline COMMAND ARGS` does, but without a process, which takes a second to start. */
export async function runInProcess(
  run: (argv: string[]) => Promise<number>,
  ...argv: string[]
): Promise<Pick<Ended, "code" | "stdout" | "stderr">> {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const printed = (spy: typeof log) => spy.mock.calls.map(([line]) => `${line}\n`).join("");
  let code = 2;
  try {
    code = await run(argv);
  } catch (problem) {
    error(problem instanceof Error ? problem.message : problem);
  }
  const ended = { code, stdout: printed(log), stderr: printed(error) };
  for (const spy of [log, error]) spy.mockRestore();
  return ended;
}
