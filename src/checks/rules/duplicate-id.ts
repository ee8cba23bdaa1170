import type { Path } from "../../diagnostics/diagnostic.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import type { Finding, Rule } from "../engine/rule.ts";

export const duplicateId: Rule = {
  id: "duplicate-id",
  severity: "error",
  summary: "The id of a section stands only once on a page.",
  explanation:
    "Links such as #contact jump to the section with that id. If two sections have it, every link leads to " +
    "the first, and nothing leads to the second. Give each section of a page an id of its own.",
  checkPage(compiled, _, report) {
    for (const finding of findingsOn(compiled)) report(finding);
  },
};

/** Id of the page frame itself (src/app/document.ts). */
const FRAME = "main";

function* findingsOn({ page: { sections, path: page } }: CompiledPage): Generator<Finding> {
  const firsts = new Map<string, Path>();
  for (const [index, { id }] of sections.value.entries()) {
    if (id === undefined) continue;
    const path = [...sections.origin, index, "id"];
    const first = firsts.get(id);
    if (id === FRAME) yield { path, page, ...taken(id) };
    else if (first) yield { path, page, basis: [first], ...repeated(id) };
    else firsts.set(id, path);
  }
}

const repeated = (id: string) => ({
  message: `An earlier section of the page has the id "${id}" already; links to #${id} lead there.`,
  hint: "Give this section another id, or take its id out.",
});

const taken = (id: string) => ({
  message: `The id "${id}" belongs to the page itself, so links to #${id} do not find this section.`,
  hint: "Give this section another id, and change the links to it as well.",
});
