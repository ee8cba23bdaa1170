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

/** The text that `--help` prints. */
export function usage(spec: CommandSpec<Flags>): string {
  const names = flagNames(spec.flags);
  const helps = Object.values(spec.flags).map((flag) => `${flag.help}${fallback(flag)}`);
  const width = Math.max(...names.map((name) => name.length));
  const lines = [...helps, "show this text"].map(
    (help, index) => `  ${(names[index] ?? "").padEnd(width)}  ${help}`,
  );
  const operands = spec.operands === undefined ? "" : `${spec.operands} `;
  const first = `Usage: npm run ${spec.command} -- ${operands}[options]`;
  return [first, "", spec.summary, "", ...lines].join("\n");
}
