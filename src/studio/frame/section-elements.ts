import { sectionNodes } from "../../lib/section-nodes.ts";

/** The elements of each section of the page, in order; a section may have none or several. */
export const sectionElements = (main: Element): Element[][] =>
  sectionNodes(main).map((nodes) => nodes.filter((node) => node instanceof Element));
