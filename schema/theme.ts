import * as z from "zod";
import { choice, object } from "./fields/fields.ts";
import { withSpelling } from "./fields/spellings.ts";

const colour = (title: string, description: string, example: string) =>
  withSpelling(
    "colour",
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, "write the colour as # and six digits, such as #14202B")
      .meta({ title, description, examples: [example] }),
  );

/** The three colours from which all others can be derived (src/looks/theme/complete-theme.ts). */
const FIRST = {
  paper: colour("Background", "The background of the page.", "#F7F4EE"),
  ink: colour("Text", "The text on the page and on cards.", "#14202B"),
  accent: colour("Buttons", "The main buttons and other highlights.", "#DFFF2F"),
};

const OTHERS = {
  card: colour("Cards", "The background of cards, which are lighter or darker boxes.", "#FFFFFF"),
  muted: colour("Quieter text", "Less prominent text on the page and on cards.", "#4B5A67"),
  line: colour("Lines", "Lines and borders.", "#DAD3C6"),
  onAccent: colour("Text on buttons", "The text on the main buttons.", "#14202B"),
  link: colour("Links", "Links, and the rings around what the keyboard is on.", "#0B4FD6"),
  band: colour(
    "Dark bands",
    "The background of sections that are dark from edge to edge.",
    "#14202B",
  ),
  onBand: colour("Text on dark bands", "The text on dark bands.", "#F7F4EE"),
  mutedOnBand: colour("Quieter text on dark bands", "Less prominent text there.", "#B9C2C9"),
  lineOnBand: colour("Lines on dark bands", "Lines and borders there.", "#34424F"),
  error: colour("Errors", "Error messages of forms.", "#B3261E"),
  success: colour("Success", "Messages of forms that were sent.", "#1B6E45"),
};

const optional = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().shape;

const colours = object(
  "The colours in light and dark mode. Three are enough: Plumbline computes the others so that all text is readable.",
  {
    light: object("The colours that most visitors see.", {
      ...FIRST,
      ...optional(OTHERS),
    }).meta({ title: "Light colours" }),
    dark: object(
      "Optional: colours for visitors whose devices are set to dark. Those left out are computed from the light ones.",
      optional({ ...FIRST, ...OTHERS }),
    )
      .meta({ title: "Dark colours" })
      .default({}),
  },
);

const font = (description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, "use the font's id, such as archivo or source-sans-3")
    .meta({ description, examples: [example] });

const headingFont = object(
  "The font of headings and buttons; visitors load only the weight and width that you choose.",
  {
    font: font("The id of the font.", "archivo"),
    weight: z
      .int()
      .min(100)
      .max(900)
      .default(800)
      .meta({ description: "The weight: 400 is regular, 700 is bold.", examples: [700] }),
    width: z
      .number()
      .min(50)
      .max(200)
      .default(100)
      .meta({
        description: "The width in per cent, if the font has several.",
        examples: [112],
      }),
  },
);

const bodyFont = object("The font of all other text.", {
  font: font("The id of the font.", "figtree"),
});

const radius = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(MAX_RADIUS)
    .meta({ description, examples: [example] });

const MAX_RADIUS = 48;

/** What an owner may decide about the shapes of a look; left out, the look decides. */
const SHAPE = {
  alignment: choice(
    ["start", "centred"],
    "Where section headings with their intro are: at the `start` of the line, or `centred`; so are the words that open or close a page without a picture beside them, and what follows the content of a section. `centred` puts headings above their content.",
  ).optional(),
  ornaments: choice(
    ["full", "quiet", "none"],
    "The drawings of the look: all of them (`full`); `quiet`, without the large ones, such as the drawing in place of a picture and the edge of a closing call; or `none`.",
  ).optional(),
  density: choice(
    ["airy", "normal", "close"],
    "The space above and below each section. `close` suits pages of many short sections.",
  ).optional(),
  corners: object("The corner radius in pixels.", {
    cards: radius("Cards, pictures and fields; 0 is square.", 12).optional(),
    buttons: radius("Buttons; from 26 on, their ends are round.", 26).optional(),
  })
    .optional()
    .meta({ description: "The corner radius in pixels.", examples: [{ cards: 12, buttons: 26 }] }),
};

/** A look, as owners choose it. */
export interface LookChoice {
  /** Its name in the config. */
  name: string;
  /** A few words that describe it, after its name. */
  description: string;
}

const lookNames = ([preset, ...others]: readonly [LookChoice, ...LookChoice[]]) =>
  [preset.name, ...others.map(({ name }) => name)] as const;

/** The schema of a theme with one of these looks; the first is the default. */
export const themeSchema = (looks: readonly [LookChoice, ...LookChoice[]]) =>
  object("The look, colours, fonts and icon style of the whole site.", {
    look: choice(
      lookNames(looks),
      `The shapes of the site. ${looks.map(({ name, description }) => `\`${name}\`: ${description}`).join("; ")}.`,
    ).default(looks[0].name),
    colours,
    fonts: object(
      "The two fonts, by their ids on Fontsource (fontsource.org); the site serves them itself. The default depends on the look and the language.",
      {
        heading: headingFont.optional(),
        body: bodyFont.optional(),
        buttons: choice(
          ["heading", "body"],
          "Which of the two fonts buttons and labels have. The default is that of headings, unless it is light.",
        ).optional(),
        stylesheet: z
          .url({ protocol: /^https$/ })
          .optional()
          .meta({
            description:
              "The stylesheet of a font provider to use instead; every visitor's browser then contacts that provider.",
            examples: ["https://fonts.example/css?family=Archivo"],
          }),
      },
    ).default({}),
    iconStyle: choice(["Sharp", "Rounded", "Outlined"], "The drawing style of all icons.").default(
      "Sharp",
    ),
    ...SHAPE,
  });

/** A theme as parsed from the config. */
export type ThemeInput = z.output<ReturnType<typeof themeSchema>>;

/** The owner's decisions about the shapes of a look. */
export type Shape = Pick<ThemeInput, keyof typeof SHAPE>;

export type ColourName = keyof typeof FIRST | keyof typeof OTHERS;

/** All colours of a scheme, as `#` and six digits. */
export type Colours = Record<ColourName, string>;

export type Scheme = "light" | "dark";

/** A theme with all its colours and fonts. */
export interface Theme extends Omit<ThemeInput, "colours" | "fonts"> {
  fonts: {
    heading: z.output<typeof headingFont>;
    body: z.output<typeof bodyFont>;
    buttons?: "heading" | "body" | undefined;
    stylesheet?: string | undefined;
  };
  colours: Record<Scheme, Colours>;
  /** The colours that Plumbline computes because the config omits them. */
  derived: Record<Scheme, readonly ColourName[]>;
}
