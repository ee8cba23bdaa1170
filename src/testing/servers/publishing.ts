import { vi } from "vitest";

/** Runs `plumbline publish` in this process: its exit code, its output, and its errors. */
export async function publishing(
  run: (argv: string[]) => Promise<number>,
  file: string,
  ...argv: string[]
) {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const spy of [log, error]) spy.mockClear();
  const code = await run(["--config", file, ...argv]);
  const said = (spy: typeof log) => spy.mock.calls.map(([line]) => String(line)).join("\n");
  return { code, output: said(log), errors: said(error) };
}
