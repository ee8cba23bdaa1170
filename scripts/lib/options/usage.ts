import { commandLine } from "../../../src/lib/command-line.ts";
import type { CommandSpec, Flag, Flags } from "./flags.ts";

function placeholder(flag: Flag): string {
  if (flag.kind === "switch") return "";
  if (flag.kind === "count") return " NUMBER";
  return flag.kind === "choice" ? ` ${flag.choices.join("|")}` : ` ${flag.placeholder}`;
}

function fallback(flag: Flag): string {
  return "default" in flag && flag.default !== undefined ? ` (default: ${flag.default})` : "";
}

/** Every flag as it is typed, such as `--out DIR`, with `--help` last. */
export function flagNames(flags: Flags): string[] {
  const named = Object.entries(flags).map(([name, flag]) => `--${name}${placeholder(flag)}`);
  return [...named, "--help"];
}

/** Two columns, the first as wide as the widest of its cells. */
export function columns(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** The most likely command line. */
export const exampleOf = ({ command, examples: [first] = [] }: CommandSpec<Flags>): string =>
  first ?? commandLine(command);

/** The text that `--help` prints. */
export function usage(spec: CommandSpec<Flags>): string {
  const { command, operands, summary, details, examples = [], flags } = spec;
  const helps = Object.values(flags).map((flag) => `${flag.help}${fallback(flag)}`);
  const rows = flagNames(flags).map((name, at) => [name, helps[at] ?? "show this text"] as const);
  const words = ["npx plumbline", command, ...(operands ? [operands] : []), "[options]"];
  return [
    `Usage: ${words.join(" ")}`,
    "",
    summary,
    ...(details ? [details] : []),
    ...(examples.length > 0 ? ["", "For example:", ...examples.map((each) => `  ${each}`)] : []),
    "",
    ...columns(rows),
  ].join("\n");
}
