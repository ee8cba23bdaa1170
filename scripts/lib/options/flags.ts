import { DEFAULT_CONFIG } from "../../../src/lib/command-line.ts";

/** A flag of a command: its parsing, its default and its line in `--help`. */
export type Flag = (TextFlag | CountFlag | ChoiceFlag | SwitchFlag) & Combination;

/** How a flag combines with others; a command rejects flags that would have no effect. */
interface Combination {
  /** The flag that this one modifies; it has no effect without it. */
  readonly goesWith?: string;
  /** The flags that have no effect together with this one; "all" is every other one. */
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
  /** The operands, which precede the options. */
  readonly operands?: string;
  /** One line, which the list of all commands also shows. */
  readonly summary: string;
  /** More lines of explanation. */
  readonly details?: string;
  /** Likely command lines, the most likely first, unless that is the command alone. */
  readonly examples?: readonly string[];
  readonly flags: F;
  /** Former names of flags, with the current ones. */
  readonly renamed?: Readonly<Record<string, string>>;
}

type Plain<F extends Flag> = F extends CountFlag
  ? number
  : F extends ChoiceFlag
    ? F["choices"][number]
    : string;

/** The value of a flag; without a default it may be undefined. */
export type FlagValue<F extends Flag> = F extends SwitchFlag
  ? boolean
  : F extends { readonly default: string | number }
    ? Plain<F>
    : Plain<F> | undefined;

export type FlagValues<F extends Flags> = { readonly [K in keyof F]: FlagValue<F[K]> };

/** Flags that several commands share. */
export const commonFlags = {
  config: {
    kind: "text",
    placeholder: "FILE",
    default: DEFAULT_CONFIG,
    help: "the site's configuration file",
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
    help: "the address to serve on; 0.0.0.0 allows other computers",
  },
} as const satisfies Flags;
