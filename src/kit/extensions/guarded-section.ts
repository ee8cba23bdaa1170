import { ExtensionStop, isExtensionStop } from "../../diagnostics/extension-problem.ts";
import type { ExtensionBundle } from "../../model/kit/extensions.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import { keyOf } from "./code-text.ts";
import { extensionPosition, messageOf } from "./run.ts";
import { begins, protectGlobals } from "./time-limit.ts";

/**
 * Wraps an extension's section type: errors in derive and structuredData get a position, and both may
 * return only JSON.
 */
export function guardedSection(
  section: SectionType,
  file: string,
  bundle: ExtensionBundle,
): SectionType {
  const { type, derive, structuredData } = section;
  const guard = <T>(key: string, run: () => T, fault: (given: T) => string | undefined): T => {
    const part = { name: `The "${key}" of "${type}"`, place: () => keyOf(file, key) };
    begins(part);
    try {
      return protectGlobals(() => expectFit(run(), part.name, fault), part);
    } catch (error) {
      if (isExtensionStop(error)) throw error;
      throw new ExtensionStop(messageOf(error), extensionPosition(bundle, error) ?? part.place());
    }
  };
  return {
    ...section,
    ...(derive && {
      derive: (...given) => guard("derive", () => derive(...given), objectFault),
    }),
    ...(structuredData && {
      structuredData: (...given) =>
        guard("structuredData", () => structuredData(...given), listFault),
    }),
  };
}

function expectFit<T>(given: T, name: string, fault: (given: T) => string | undefined): T {
  const what = fault(given);
  if (what === undefined) return given;
  throw new Error(`${name} returns ${what}. It has to be JSON, of at most ${MOST} MB.`);
}

const objectFault = (given: unknown) =>
  typeof given === "object" && given !== null && !Array.isArray(given)
    ? unfit(given)
    : `${typeName(given)} instead of an object`;

const listFault = (given: unknown) =>
  Array.isArray(given) ? unfit(given) : `${typeName(given)} instead of a list`;

/** In megabytes. A long page has a thousandth of that. */
const MOST = 2;
const DEEPEST = 100;

/** The part of a value that is not JSON; undefined if all of it is. */
function unfit(value: unknown): string | undefined {
  let size = 0;
  const faultOf = (part: unknown, at: string, depth: number): string | undefined => {
    if (isText(part)) size += part.length;
    if (size > MOST * 1e6) return `more than ${MOST} MB of text`;
    if (depth > DEEPEST)
      return `a value that contains itself, or is nested more than ${DEEPEST} levels deep`;
    if (isPlain(part)) return undefined;
    if (!Array.isArray(part) && !isRecord(part)) return `${typeName(part)}${at && ` in ${at}`}`;
    for (const [key, inner] of Object.entries(part)) {
      const fault = faultOf(inner, key, depth + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  return faultOf(value, "", 0);
}

const isText = (value: unknown) => typeof value === "string";

const isPlain = (value: unknown): boolean =>
  value === null ||
  ["string", "boolean", "undefined"].includes(typeof value) ||
  Number.isFinite(value);

function isRecord(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** For messages: "a Map", "undefined", "a function". */
function typeName(value: unknown): string {
  if (value === null || value === undefined || typeof value === "number") return String(value);
  const name = typeof value === "object" ? (value.constructor?.name ?? "object") : typeof value;
  return /^[AEIO]/i.test(name) ? `an ${name}` : `a ${name}`;
}
