import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDERS = ["src/sections", "src/components", "src/client", "src/looks"];

/** A length, a percentage or a function of them. */
const VALUE = String.raw`(?:[^\s()"]|\([^()]*\))+`;

/** Styles that name left or right, which would be the wrong way round on a page in Arabic. */
const PHYSICAL: readonly RegExp[] = [
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*:/,
  /\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
  /\bborder(Top|Bottom)(Left|Right)Radius\b|\bborder-(top|bottom)-(left|right)-radius\b/,
  /^\s*(left|right):/,
  /\b(textAlign|float|clear|captionSide|justifySelf|justifyContent|justifyItems)\b: "(left|right)"/,
  /\b(text-align|float|clear|justify-\w+):\s*(left|right)\b/,
  /\btranslateX?\(-?\d[^)]*%/,
  /\blinear-gradient\(to (left|right)\b/,
  // Four values whose second and fourth differ.
  new RegExp(
    `\\b(?:margin|padding|inset|borderWidth): "${VALUE} (${VALUE}) ${VALUE} (?!\\1")${VALUE}"`,
  ),
];

/** Drawings for share images are mirrored as a whole. */
const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$|fixtures\.ts$|^drawing\//.test(name);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((name) => join(folder, name)),
);

const physicalIn = (code: string): string[] =>
  code.split("\n").flatMap((line) => (PHYSICAL.some((one) => one.test(line)) ? line.trim() : []));

it("styles are logical, so that they are mirrored on right-to-left pages", () => {
  const found = sources.flatMap((file) =>
    physicalIn(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "  left: 0,",
  'marginRight: "auto",',
  "padding-left: 1em;",
  'textAlign: "left",',
  'transform: "translateX(-50%)",',
  'padding: "1rem 2rem 1rem 3rem",',
  'borderLeft: "1px solid",',
  'background: "linear-gradient(to right, red, blue)",',
])("%s would be found", (line) => {
  expect(physicalIn(line)).toHaveLength(1);
});

it.each(['marginInlineEnd: "auto",', 'padding: "0 1rem 2rem",', 'padding: "1px 2px 3px 2px",'])(
  "%s is logical",
  (line) => {
    expect(physicalIn(line)).toEqual([]);
  },
);
