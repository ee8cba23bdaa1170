/** The components of the section types that the kit of a site has: src/code/kit-modules.ts writes it. */
declare module "plumbline:sections" {
  type Component = import("./registry.ts").SectionComponent;

  /** Those that come with the app. */
  export const inApp: Record<string, Component>;
  /** All others, each with the first page that shows it: docs/decisions/0021-section-code.md. */
  export const onDemand: Record<string, () => Promise<Component>>;
}
