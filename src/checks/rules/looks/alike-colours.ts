import { differenceEuclidean } from "culori";
import type { ColourName } from "../../../../schema/theme.ts";
import { defineCheck } from "../../engine/rule.ts";

/** The smallest OKLab distances of colours that people see at a glance, and of a hairline. */
const APART = 0.04;
const LINE_APART = 0.01;

const PAIRS: readonly [ColourName, ColourName, least: number, so: string][] = [
  ["accent", "paper", APART, "buttons and marks do not stand out on the page"],
  ["accent", "card", APART, "buttons and marks do not stand out on cards"],
  ["band", "paper", APART, "a band looks like the rest of the page"],
  ["error", "success", APART, "error messages of forms look like their success messages"],
  ["line", "paper", LINE_APART, "rows of lists and tables have no visible line between them"],
  ["lineOnBand", "band", LINE_APART, "rows of lists on bands have no visible line between them"],
];

const distance = differenceEuclidean("oklab");

export const alikeColours = defineCheck({
  id: "alike-colours",
  severity: "warning",
  summary: "Colours that need contrast differ enough.",
  explanation:
    "A button in the colour of the page looks like text, and a band in that colour is invisible. Text is " +
    "checked by colour-contrast; this rule checks areas and lines of one colour on another. Colours " +
    "that you leave out follow from paper, ink and accent, and always differ enough.",
  *checkSite({ config: { theme } }) {
    for (const scheme of ["light", "dark"] as const) {
      const colours = theme.colours[scheme];
      const isGiven = (name: ColourName) => !theme.derived[scheme].includes(name);
      const reported = new Set<ColourName>();
      for (const [name, ground, least, so] of PAIRS) {
        if (reported.has(name) || ![name, ground].some(isGiven)) continue;
        if (distance(colours[name], colours[ground]) >= least) continue;
        reported.add(name);
        const at = isGiven(name) ? name : ground;
        yield {
          path: ["theme", "colours", scheme, at],
          message: `${name} ${colours[name]} hardly differs from ${ground} ${colours[ground]}: ${so}.`,
          hint: hintFor(at),
        };
      }
    }
  },
});

/** Optional colours, which Plumbline derives from others. */
const hintFor = (name: ColourName): string =>
  name === "accent" || name === "paper"
    ? `Choose a stronger or darker colour for "${name}".`
    : `Remove "${name}", so that it follows from the other colours, or choose another colour.`;
