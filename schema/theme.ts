import * as z from "zod";
import { choice, object } from "./fields/fields.ts";
import { spelt } from "./fields/spellings.ts";

const colour = (description: string, example: string) =>
  spelt(
    "colour",
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, "write the colour as # and six digits, such as #14202B")
      .meta({ description, examples: [example] }),
  );

/** The three colours from which all others can be derived (src/theme/complete-theme.ts). */
const FIRST = {
  paper: colour("The ground of the page.", "#F7F4EE"),
  ink: colour("Text on paper and card.", "#14202B"),
  accent: colour("The fill of the one thing to press, and of marks.", "#DFFF2F"),
};

const OTHERS = {
  card: colour("The ground of boards and cards.", "#FFFFFF"),
  muted: colour("Quieter text on paper and card.", "#4B5A67"),
  line: colour("Hairlines and borders.", "#DAD3C6"),
  onAccent: colour("Text on the accent.", "#14202B"),
  link: colour("Links and focus rings on paper and card.", "#0B4FD6"),
  band: colour("The ground of dark bands.", "#14202B"),
  onBand: colour("Text on dark bands.", "#F7F4EE"),
  mutedOnBand: colour("Quieter text on dark bands.", "#B9C2C9"),
  lineOnBand: colour("Hairlines on dark bands.", "#34424F"),
  error: colour("Errors.", "#B3261E"),
  success: colour("Success.", "#1B6E45"),
};

const optional = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().shape;

const colours = object(
  "The colours in light and dark mode. Three are enough: Plumbline computes the others so that all text is readable.",
  {
    light: object("Colours for devices set to light.", { ...FIRST, ...optional(OTHERS) }),
    dark: object(
      "Colours for dark mode; those left out are computed from the light ones.",
      optional({ ...FIRST, ...OTHERS }),
    ).default({}),
  },
);

const font = (description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, "use the font's id, such as archivo or source-sans-3")
    .meta({ description, examples: [example] });

const headingFont = object(
  "The font of headings and buttons; visitors get the one cut that is used.",
  {
    font: font("The font's id.", "archivo"),
    weight: z
      .int()
      .min(100)
      .max(900)
      .default(800)
      .meta({ description: "How bold it is.", examples: [700] }),
    width: z
      .number()
      .min(50)
      .max(200)
      .default(100)
      .meta({
        description: "How wide it is, in per cent, if the font can be set wider or narrower.",
        examples: [112],
      }),
  },
);

const bodyFont = object("The font of everything else.", {
  font: font("The font's id.", "figtree"),
});

/** A look as owners choose it. */
export interface LookChoice {
  /** Its name in the config. */
  name: string;
  /** What it is like, in a few words after its name. */
  description: string;
}

const lookNames = ([usual, ...others]: readonly [LookChoice, ...LookChoice[]]) =>
  [usual.name, ...others.map(({ name }) => name)] as const;

/** The schema of a theme with one of these looks; the first is the usual one. */
export const themeSchema = (looks: readonly [LookChoice, ...LookChoice[]]) =>
  object("Look, colours, fonts and icon style of the whole site.", {
    look: choice(
      lookNames(looks),
      `The shapes of the site. ${looks.map(({ name, description }) => `\`${name}\`: ${description}`).join("; ")}.`,
    ).default(looks[0].name),
    colours,
    fonts: object(
      "The two fonts, by their id on Fontsource (fontsource.org); they are self-hosted. The default depends on the look and the language.",
      {
        heading: headingFont.optional(),
        body: bodyFont.optional(),
        stylesheet: z
          .url({ protocol: /^https$/ })
          .optional()
          .meta({
            description:
              "A provider's stylesheet to load the fonts from instead; every visitor then calls that provider.",
            examples: ["https://fonts.example/css?family=Archivo"],
          }),
      },
    ).default({}),
    iconStyle: choice(["Sharp", "Rounded", "Outlined"], "The drawing style of all icons.").default(
      "Sharp",
    ),
  });

/** A theme as it stands in the file. */
export type WrittenTheme = z.output<ReturnType<typeof themeSchema>>;

export type ColourName = keyof typeof FIRST | keyof typeof OTHERS;

/** Every colour of a scheme, as `#` and six digits. */
export type Colours = Record<ColourName, string>;

export type Scheme = "light" | "dark";

/** A theme with all its colours and fonts. */
export interface Theme extends Omit<WrittenTheme, "colours" | "fonts"> {
  fonts: {
    heading: z.output<typeof headingFont>;
    body: z.output<typeof bodyFont>;
    stylesheet?: string | undefined;
  };
  colours: Record<Scheme, Colours>;
  /** The colours that the file leaves to the builder. */
  derived: Record<Scheme, readonly ColourName[]>;
}
