import { DEFAULT_CONFIG } from "../../src/util/command-line.ts";

/** What a command accepts: one entry describes parsing, the default and the line in `--help`. */
export type Flag = (TextFlag | CountFlag | ChoiceFlag | SwitchFlag) & Company;

/** Which others a flag is used with: one that a command would not use, it refuses. */
interface Company {
  /** It says how another one is done, and means nothing without that. */
  readonly goesWith?: string;
  /** These mean nothing where it is given; "all" is every other one. */
  readonly instead?: readonly string[] | "all";
}

export interface TextFlag {
  readonly kind: "text";
  readonly placeholder: string;
  readonly default?: string;
  readonly help: string;
}

/** A whole number within a range. */
interface CountFlag {
  readonly kind: "count";
  readonly minimum: number;
  readonly maximum: number;
  readonly default?: number;
  readonly help: string;
}

interface ChoiceFlag {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly default?: string;
  readonly help: string;
}

interface SwitchFlag {
  readonly kind: "switch";
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

export interface CommandSpec<F extends Flags> {
  /** The word after `plumbline`. */
  readonly command: string;
  /** What stands before the options, if anything does. */
  readonly operands?: string;
  /** One line, which the list of all commands shows as well. */
  readonly summary: string;
  /** What is to be known besides. */
  readonly details?: string;
  /** What a person is likely to type, the likeliest first, where that is more than the command alone. */
  readonly examples?: readonly string[];
  readonly flags: F;
}

type Plain<F extends Flag> = F extends CountFlag
  ? number
  : F extends ChoiceFlag
    ? F["choices"][number]
    : string;

/** A flag's value: one without a default may be undefined. */
export type FlagValue<F extends Flag> = F extends SwitchFlag
  ? boolean
  : F extends { readonly default: string | number }
    ? Plain<F>
    : Plain<F> | undefined;

export type FlagValues<F extends Flags> = { readonly [K in keyof F]: FlagValue<F[K]> };

/** The flags which mean the same for every command. */
export const commonFlags = {
  config: {
    kind: "text",
    placeholder: "FILE",
    default: DEFAULT_CONFIG,
    help: "the site's one configuration file",
  },
  out: {
    kind: "text",
    placeholder: "DIR",
    help: "the folder of the built site (default: dist, beside the config)",
  },
  port: {
    kind: "count",
    minimum: 0,
    maximum: 65535,
    default: 4173,
    help: "the port to serve on (0: any free one)",
  },
  host: {
    kind: "text",
    placeholder: "HOST",
    default: "localhost",
    help: "the address to serve on; 0.0.0.0 lets other computers in",
  },
} as const satisfies Flags;
