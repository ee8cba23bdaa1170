import { readdirSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { run } from "./help.ts";

async function help(...argv: string[]): Promise<string> {
  const log = vi.spyOn(console, "log").mockReturnValue();
  expect(await run(argv)).toBe(0);
  const said = log.mock.calls.join("\n");
  log.mockRestore();
  return said;
}

const commands = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => name.slice(0, -".ts".length))
  .filter((name) => name !== "help");

it.each(commands)("shows one line for %s: its usage and its purpose", async (name) => {
  const line = new RegExp(
    `^  (npx plumbline ${name}|npm ${name})\\b[^\\n]{0,40}  [A-Z].*\\.$`,
    "m",
  );
  expect(await help()).toMatch(line);
});

it("shows the same without a command and for each word that asks for help", async () => {
  const list = await help();
  for (const word of ["help", "--help", "-h"]) expect(await help(word)).toBe(list);
});

it.each([["check"], ["help", "check"], ["--help", "check"]])(
  "shows the help of one command: %s %s",
  async (...argv) => {
    expect(await help(...argv)).toMatch(/^Usage: npx plumbline check \[options\]\n/);
  },
);

it.each(["--version", "-v"])("prints its version: %s", async (flag) => {
  expect(await help(flag)).toMatch(/^\d+\.\d+\.\d+\S*$/);
});

it.each([
  ["chekc", /^There is no command "chekc"\. Did you mean "check"\? [^\n]+$/],
  [
    "toString",
    /^There is no command "toString"\. The commands are: new, start, studio, check, [^\n]+$/,
  ],
])("suggests the most similar command for %s", async (word, message) => {
  await expect(run([word])).rejects.toThrow(message);
});
