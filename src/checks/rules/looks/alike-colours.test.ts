import { describe, expect, it } from "vitest";
import type { SiteInput } from "../../../../schema/site.ts";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

type Colours = SiteInput["theme"]["colours"];

const FIRST = { paper: "#F7F4EE", ink: "#14202B", accent: "#0B6B5D" };

const reports = async (light: Partial<Colours["light"]>, dark: Colours["dark"] = {}) => {
  const theme = { colours: { light: { ...FIRST, ...light }, dark } };
  const found = await findingsOf("alike-colours", makeConfig({ theme }));
  return found.map(({ location, message }) => `${location}: ${/: (.*)\.$/.exec(message)?.[1]}`);
};

const at = (name: string, scheme = "light") => `theme › colours › ${scheme} › ${name}`;

describe("alike-colours", () => {
  it.each([
    ["accent", "#F7F4EE", "buttons and marks do not stand out on the page"],
    ["accent", "#FFFFFF", "buttons and marks do not stand out on the page"],
    ["band", "#F7F4EE", "a band looks like the rest of the page"],
    ["band", "#FAF7F2", "a band looks like the rest of the page"],
    ["line", "#F7F4EE", "rows of lists and tables have no visible line between them"],
  ])("reports %s %s", async (name, colour, so) => {
    expect(await reports({ [name]: colour })).toContain(`${at(name)}: ${so}`);
  });

  it("reports messages of forms, lines on bands, and the dark scheme", async () => {
    expect(await reports({ error: "#1B6E45", success: "#1B6E45" })).toEqual([
      `${at("error")}: error messages of forms look like their success messages`,
    ]);
    expect(await reports({ band: "#14202B", lineOnBand: "#14202B" })).toEqual([
      `${at("lineOnBand")}: rows of lists on bands have no visible line between them`,
    ]);
    expect(await reports({}, { paper: "#101820", accent: "#111921" })).toContain(
      `${at("accent", "dark")}: buttons and marks do not stand out on the page`,
    );
  });

  it.each([
    {},
    { accent: "#DFFF2F" },
    { accent: "#F3D7C4" },
    { accent: "#14202B" },
    { card: "#F7F4EE" },
    { paper: "#FFFFFF", line: "#F0F0F0" },
    { paper: "#0E1116", ink: "#F4F4F0", accent: "#FFC400" },
  ])("accepts %o", async (colours) => expect(await reports(colours)).toEqual([]));
});
