import type { Theme } from "../../schema/theme.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Facts } from "../facts/locations.ts";
import type { MediaFile } from "../pictures/media.ts";
import type { ValueOrigins } from "../tokens/origins.ts";
import type { Scope } from "../tokens/scope.ts";
import type { Use } from "./uses.ts";

/** In the place of what leads to a page or a section that is there on other days alone. */
export const AWAY = Symbol("away");

/** What the words of a config are resolved against, and where it is noted what came of that. */
export interface ResolveEnvironment extends Facts {
  scope: Scope;
  media: ReadonlyMap<string, MediaFile>;
  iconStyle: Theme["iconStyle"];
  /** Whether a page has this path. */
  hasPage(path: string): boolean;
  /** Whether an address of the site is there on other days, and nothing leads on from it today. */
  isAway(href: string): boolean;
  /** Objects of templates that are the same on every page, once they are resolved. */
  resolvedOnce: WeakMap<object, ResolvedOnce>;
  /** Values that are written elsewhere than what they are in. */
  valueOrigins?: ValueOrigins | undefined;
  /** What the words were used for. */
  uses: Use[];
  /** What is wrong with them. */
  problems: Diagnostic[];
}

interface ResolvedOnce {
  resolved: unknown;
  uses: readonly Use[];
}
