/** The styles of the motifs that the kit of a site has: src/code/kit-modules.ts writes it. */
declare module "plumbline:motifs" {
  type Styles = import("../theme/motif.ts").MotifStyles;

  /** Each with the first page that has it. */
  export const onDemand: Record<string, () => Promise<Styles>>;
}
