import type { Finding, Rule } from "../checks/engine/rule.ts";
import type { CodePosition, Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ExtensionBundle } from "../model/own-code.ts";
import { startOf } from "./code-text.ts";
import { type CheckedSite, findingFault } from "./finding-fault.ts";
import { messageOf, placeIn } from "./run.ts";
import { begins } from "./to-its-end.ts";

/**
 * Wraps an extension's check: reports what it throws, and invalid findings, instead of stopping the command.
 * Both are errors in the extension, whatever the severity of the check.
 */
export function guarded(check: Rule, file: string, own: ExtensionBundle): Rule {
  const { id, checkText, checkPage, checkSite, compareWords } = check;
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
        const fault = findingFault(each, site, file);
        yield fault ? mistake(fault.place, fault.message, fault.hint) : each;
      }
    } catch (error) {
      const message = messageOf(error);
      yield mistake(placeIn(own, error) ?? startOf(file, id), `stops with an error: ${message}`);
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
    ...(compareWords && { compareWords: (pages) => guard(() => compareWords(pages)) }),
  };
}

/** JavaScript authors may return something else. */
function listOf(found: unknown): Iterable<Finding> {
  if (Symbol.iterator in Object(found)) return found as Iterable<Finding>;
  throw new Error(
    "it returns no list of findings. Make it a generator that yields them, or return an array.",
  );
}
