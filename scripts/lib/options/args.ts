import { parseArgs } from "node:util";
import { didYouMean, nearestWord } from "../../../src/diagnostics/suggest.ts";
import { errorCode } from "../../../src/lib/files/files.ts";
import { ownProperty } from "../../../src/lib/objects.ts";
import type { CommandSpec, Flag, Flags, FlagValue, FlagValues } from "./flags.ts";
import { flagNames, usage } from "./usage.ts";

export type { CommandSpec, Flags, FlagValues } from "./flags.ts";
export { commonFlags } from "./flags.ts";

type NumberRange = Readonly<Record<"minimum" | "maximum", number>>;
type Raw = string | boolean | undefined;

function readText(raw: string, name: string): string {
  // An empty folder or file name would silently mean the current folder.
  if (raw.trim() === "") throw new Error(`--${name} has no value.`);
  return raw;
}

function readNumber(raw: string, name: string, { minimum, maximum }: NumberRange): number {
  const value = Number(raw);
  if (/^\d{1,9}$/.test(raw) && value >= minimum && value <= maximum) return value;
  const range = `a whole number from ${minimum} to ${maximum}`;
  throw new Error(`--${name} must be ${range}, not "${raw}".`);
}

function readChoice(raw: string, name: string, choices: readonly string[]): string {
  if (choices.includes(raw)) return raw;
  throw new Error(`--${name} must be one of ${choices.join(", ")}, not "${raw}".`);
}

function readFlag(name: string, flag: Flag, raw: Raw): string | number | boolean | undefined {
  if (flag.kind === "switch") return raw === true;
  if (typeof raw !== "string") return flag.default;
  if (flag.kind === "count") return readNumber(raw, name, flag);
  return flag.kind === "choice" ? readChoice(raw, name, flag.choices) : readText(raw, name);
}

interface RawArgs {
  values: Record<string, Raw>;
  operands: string[];
}

type Options = Record<string, { type: "string" | "boolean"; short?: string }>;

function parseRaw(
  argv: readonly string[],
  { flags, operands, renamed = {} }: CommandSpec<Flags>,
): RawArgs {
  const options: Options = { help: { type: "boolean", short: "h" } };
  for (const [name, flag] of Object.entries(flags)) {
    options[name] = { type: flag.kind === "switch" ? "boolean" : "string" };
  }
  const asked = { args: [...argv], options, allowPositionals: operands !== undefined };
  refuseUnknown(asked, renamed);
  const { values, positionals } = parseArgs(asked);
  return { values: values as Record<string, Raw>, operands: positionals };
}

function refuseUnknown(
  { args, options }: { args: string[]; options: Options },
  renamed: Readonly<Record<string, string>>,
): void {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option" || Object.hasOwn(options, token.name)) continue;
    const name = ownProperty(renamed, token.name);
    if (name !== undefined) throw new Error(`--${token.name} is now --${name}`);
    const suggested = nearestWord(token.name, Object.keys(options));
    const hint = suggested === undefined ? "" : ` ${didYouMean(`--${suggested}`)}`;
    throw new Error(`there is no option "${token.rawName}".${hint}`);
  }
}

const isSet = (raw: Raw) => raw !== undefined && raw !== false;

/** Throws for a flag that has no effect together with, or without, another one. */
function refuseUnused(raw: Readonly<Record<string, Raw>>, flags: Flags): void {
  const names = Object.keys(flags).filter((name) => isSet(raw[name]));
  for (const name of names) {
    const { goesWith, instead = [] } = flags[name] ?? {};
    if (goesWith !== undefined && !names.includes(goesWith))
      throw new Error(`--${name} only works with --${goesWith}`);
    const unused = names.find(
      (other) => other !== name && (instead === "all" || instead.includes(other)),
    );
    if (unused) throw new Error(`--${unused} has no effect with --${name}`);
  }
}

function explain(error: unknown, spec: CommandSpec<Flags>): Error {
  const text = error instanceof Error ? error.message : String(error);
  // Node appends advice on `--` and positional arguments.
  const what = (errorCode(error) === undefined ? text : text.replace(/\.\s.*/s, "")).replace(
    /\.$/,
    "",
  );
  const end = what.endsWith("?") ? "" : ".";
  return new Error(`${spec.command}: ${what}${end} Options: ${flagNames(spec.flags).join(", ")}.`);
}

/** A command's flags and operands. */
type ParsedArgs<F extends Flags> = FlagValues<F> & { readonly operands: readonly string[] };

/**
 * Parses a command's arguments. Returns undefined after printing `--help`; the command then ends with 0.
 * A mistake throws an Error of one line.
 */
export function parseCommand<const F extends Flags>(
  argv: readonly string[],
  spec: CommandSpec<F>,
): ParsedArgs<F> | undefined {
  try {
    const { values, operands } = parseRaw(argv, spec);
    if (values.help === true) {
      console.log(usage(spec));
      return undefined;
    }
    refuseUnused(values, spec.flags);
    const read = ([name, flag]: [string, Flag]) => [name, readFlag(name, flag, values[name])];
    const flags = Object.fromEntries(Object.entries(spec.flags).map(read)) as {
      [K in keyof F]: FlagValue<F[K]>;
    };
    return { ...flags, operands };
  } catch (error) {
    throw explain(error, spec);
  }
}
