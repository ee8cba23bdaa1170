import { SECTION_START } from "../../model/page-data.ts";

/** The elements of each section of the page, in order; a section may have none or several. */
export function sectionElements(main: Element): Element[][] {
  const sections: Element[][] = [];
  for (const node of main.childNodes) {
    if (node instanceof Text && node.data === SECTION_START) sections.push([]);
    else if (node instanceof Element) sections.at(-1)?.push(node);
  }
  return sections;
}
