import type { Finding, Rule } from "../../checks/engine/rule.ts";
import type { CodePosition, Diagnostic, Path } from "../../diagnostics/diagnostic.ts";
import type { ExtensionBundle } from "../../model/kit/extensions.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import { keyAt, startOf } from "./code-text.ts";
import { findingSchema } from "./definition-schemas.ts";
import { extensionPosition, messageOf } from "./run.ts";
import { type Fault, schemaFaults } from "./schema-faults.ts";
import { begins } from "./time-limit.ts";

/** The objects that the paths of findings refer to. */
interface CheckedSite {
  rawConfig: object;
  kit: SectionKit;
}

/**
 * Wraps an extension's check: reports its exceptions and invalid findings instead of stopping the
 * command. Both are errors in the extension, whatever the severity of the check.
 */
export function guarded(check: Rule, file: string, bundle: ExtensionBundle): Rule {
  const { id, checkText, checkPage, checkSite } = check;
  const mistake = (code: CodePosition, what: string, hint?: string): Diagnostic => ({
    rule: "own-code",
    severity: "error",
    path: [],
    message: `The check "${id}" ${what}`,
    hint,
    code,
  });
  const part = { name: `The check "${id}"`, place: () => startOf(file, id) };
  function* guard(found: () => Iterable<Finding>, site?: CheckedSite): Iterable<Finding> {
    begins(part);
    try {
      for (const each of listOf(found())) {
        const fault = findingFault(each, site);
        yield fault
          ? mistake(
              keyAt(file, fault.keys),
              `reports an invalid finding. ${fault.message}`,
              fault.hint,
            )
          : each;
      }
    } catch (error) {
      const message = messageOf(error);
      yield mistake(
        extensionPosition(bundle, error) ?? startOf(file, id),
        `stops with an error: ${message}`,
      );
    }
  }
  return {
    ...check,
    ...(checkText && {
      checkText: (text, site) => guard(() => checkText(text, site), site),
    }),
    ...(checkPage && {
      checkPage: (page, site) => guard(() => checkPage(page, site), site),
    }),
    ...(checkSite && { checkSite: (site) => guard(() => checkSite(site), site) }),
  };
}

/** JavaScript authors may return something else. */
function listOf(found: unknown): Iterable<Finding> {
  if (Symbol.iterator in Object(found)) return found as Iterable<Finding>;
  throw new Error(
    "it does not return a list of findings. Make it a generator that yields them, or return an array.",
  );
}

/** The first mistake in a finding. */
function findingFault(finding: Finding, site?: CheckedSite): Fault | undefined {
  const [fault] = schemaFaults(findingSchema, finding, "finding");
  if (fault || !site || !isOutside(finding.path, site)) return fault;
  const message = `Its path, "${finding.path.join(" › ")}", is not in the config.`;
  return { keys: ["path"], message, hint: PATH_HINT };
}

const PATH_HINT =
  "Start from a path that the check was given, such as written.path, and append keys.";

/**
 * Whether a path leads out of the config. Its last key may be a missing one, which is reported at the nearest
 * existing value. Indexes beyond a list and unknown keys lead out of the config.
 */
function isOutside(path: Path, { rawConfig, kit }: CheckedSite): boolean {
  const [first] = path;
  if (first !== undefined && !Object.hasOwn(kit.schemas.site.shape, first)) return true;
  let value: unknown = rawConfig;
  for (const step of path) {
    const next: unknown = Object(value)[step];
    if (next === undefined) return Array.isArray(value);
    value = next;
  }
  return false;
}
