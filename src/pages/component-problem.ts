import type { Renderer } from "../app/server.tsx";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import type { CompiledPage } from "../site/compile-page.ts";

/** Sections that cannot be shown: the TypeScript compiler says so too, but a build does not ask it. */
export const noComponent = (
  { page, route }: CompiledPage,
  { canRender }: Pick<Renderer, "canRender">,
): Diagnostic[] =>
  route.sections.flatMap(({ type }, index) => {
    if (canRender(type)) return [];
    const at = page.sections.origins[index] ?? page.sections.origin;
    const message = `The section type ${type} has no component, so nothing can be shown here.`;
    const hint = "Register its component in src/sections/registry.ts.";
    return { page: page.path, ...problem("no-component", at, message, hint) };
  });
