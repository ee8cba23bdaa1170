import { dirname } from "node:path";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { componentHint, isExtensionStop } from "../diagnostics/extension-problem.ts";
import { startOf } from "../kit/extensions/code-text.ts";
import { messageOf } from "../kit/extensions/run.ts";
import { formatPosition, sourceIn, sourcePosition } from "../kit/extensions/source-position.ts";
import { runWithinTimeLimit } from "../kit/extensions/time-limit.ts";
import type { ExtensionCode } from "../model/kit/extensions.ts";
import type { RouteModel } from "../model/route.ts";

/** Renders pages that may have sections of extensions. */
interface PageRenderer {
  extensions: ExtensionCode | undefined;
  rendererFile: string;
  /** Renders one section alone, and throws its error. */
  tryAlone(at: number): void;
}

/**
 * The problem of a component that threw an error, with its line or at least its file. Undefined if all
 * components are ours. Throws an ExtensionStop for a component that does not finish.
 */
export function componentProblem(
  error: unknown,
  route: RouteModel,
  index: number,
  rendering: PageRenderer,
): Diagnostic | undefined {
  const line = sourcePosition(error, sourceIn(dirname(rendering.rendererFile)));
  const place = isExtensionStop(error) ? undefined : line;
  const failing = place ? undefined : failingSection(route, rendering);
  if (!place && !failing) return undefined;
  const { name = "A component", error: thrown = error } = failing ?? {};
  const message = `${name} stops with an error on this page: ${messageOf(thrown)}`;
  const at = place ?? failing?.place;
  const hints = [at && `It is thrown at ${formatPosition(at)}.`, componentHint(messageOf(thrown))];
  const hint = hints.filter((each) => each !== undefined).join(" ");
  return { page: route.path, ...problem("component-error", ["pages", index], message, hint) };
}

/** Finds the failing section by rendering each alone. */
function failingSection({ path, sections }: RouteModel, { extensions, tryAlone }: PageRenderer) {
  for (const [at, { type }] of sections.entries()) {
    const file = extensions?.modules.sections.find(({ name }) => name === type)?.file;
    if (file === undefined) continue;
    const name = `The component of section ${at + 1}, ${type},`;
    const place = startOf(file);
    try {
      runWithinTimeLimit(
        () => tryAlone(at),
        { name, place: () => place },
        { on: path, isRetry: true },
      );
    } catch (error) {
      if (isExtensionStop(error)) throw error;
      return { name, error, place };
    }
  }
  return undefined;
}

/** Renders a page, with a time limit if it has sections of extensions. */
export function renderWithTimeLimit<T>(
  render: () => T,
  { path, sections }: RouteModel,
  extensions?: ExtensionCode,
): T {
  const types = extensions?.modules.sections.map(({ name }) => name) ?? [];
  const first = sections.find(({ type }) => types.includes(type));
  const file = extensions?.modules.sections.find(({ name }) => name === first?.type)?.file;
  if (file === undefined) return render();
  return runWithinTimeLimit(
    render,
    { name: "A component", place: () => startOf(file) },
    { on: path },
  );
}
