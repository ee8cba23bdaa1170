import type { Theme as MuiTheme } from "@mui/material/styles";
import type { Shape } from "../../../schema/theme.ts";
import { CENTRED_WORDS, JOINED } from "./css.ts";
import type { LookStyles, Parts } from "./look.ts";
import { themeWith } from "./theme.ts";

/** The theme of a look as the owner wants it. Browsers load this only for sites with such decisions. */
export const shapedTheme = ({ look }: MuiTheme, shape: Shape): MuiTheme =>
  themeWith(shapedLook(look, shape));

const PADDINGS = {
  airy: "clamp(4.5rem, 12vw, 10rem)",
  normal: "clamp(3.5rem, 9vw, 7.5rem)",
  close: "clamp(2.25rem, 5.5vw, 4.25rem)",
};

function shapedLook(look: LookStyles, shape: Shape): LookStyles {
  const { alignment, ornaments = "full", density, corners = {} } = shape;
  const { cards, buttons } = corners;
  const { button = {}, ...parts } = { ...look.parts, ...PLAIN_PARTS[ornaments] };
  const rounded = cards === undefined ? parts : withRadius(parts, cards);
  return {
    ...look,
    corner: cards ?? look.corner,
    ...(density && { sectionPadding: PADDINGS[density] }),
    parts: {
      ...rounded,
      button: {
        borderRadius: look.corner,
        ...button,
        ...(buttons !== undefined && { borderRadius: buttons }),
      },
      ...(alignment === "centred" && centred(rounded)),
      ...(alignment === "start" && { head: {} }),
    },
  };
}

/** Replaces all radii in pixels, and lines drawn by hand; circles and other shapes stay. Styles are plain data. */
const withRadius = (parts: Partial<Parts>, radius: number): Partial<Parts> =>
  JSON.parse(JSON.stringify(parts), (key, value) =>
    key === "borderRadius" && (typeof value === "number" || /px/.test(value)) ? radius : value,
  );

/** In place of drawings: lines and large numbers. */
const QUIET: Partial<Parts> = {
  mark: {},
  upperEdge: {},
  stage: { inset: "14% 0 10%", background: "var(--line)" },
  readings: { gap: "0 2.5rem" },
  reading: { padding: "1.25rem 0 2rem", borderTop: "1px solid var(--line)" },
};

const PLAIN_PARTS: Record<NonNullable<Shape["ornaments"]>, Partial<Parts>> = {
  full: {},
  quiet: QUIET,
  none: {
    ...QUIET,
    brand: {},
    section: JOINED,
    eyebrow: {},
    opening: {},
    sequence: {},
    plate: {
      justifyContent: "start",
      width: "auto",
      color: "var(--link)",
      "& svg": { fontSize: "2rem" },
    },
    number: { placeItems: "start", color: "var(--link)", fontSize: "2rem", lineHeight: 1 },
  },
};

const MIDDLE = { marginInline: "auto", textAlign: "center" } as const;

/** Wins over the margins of the words themselves. */
const INSIDE = { marginInline: "auto", justifyContent: "center" };

/** An ornament after the words of an eyebrow would move them out of the middle. */
const centred = ({ head, eyebrow, reading }: Partial<Parts>): Partial<Parts> => ({
  eyebrow: { ...eyebrow, width: "auto", "&::after": { display: "none" } },
  head: { ...head, ...MIDDLE, "&& > * > *": INSIDE },
  beside: {
    "&[data-split]": { gridTemplateColumns: "minmax(0, 1fr)" },
    "&[data-split] > *": { width: "100%", maxWidth: "46rem", marginInline: "auto" },
    // A table has no width of its own, since it adapts to that of its column.
    "&:not([data-split]) > :has(table)": { width: "100%", maxWidth: "46rem" },
    "&[data-split] > :first-child": { position: "static", ...MIDDLE },
    "&[data-split] > :first-child > * > *": INSIDE,
  },
  foot: { ...MIDDLE, justifyItems: "center", "&& > *, && > * > *": INSIDE },
  reading: { ...reading, textAlign: "center" },
  opening: CENTRED_WORDS,
  call: CENTRED_WORDS,
  column: { marginInline: "auto" },
  mark: {},
});
