/** The styles of the looks that the kit of a site has: src/code/kit-modules.ts writes it. */
declare module "plumbline:looks" {
  type Styles = import("../theme/look.ts").LookStyles;

  /** Each with the first page that has it. */
  export const onDemand: Record<string, () => Promise<Styles>>;
}
