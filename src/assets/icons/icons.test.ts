import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { rangeOf } from "../../testing/position.ts";
import { compile, compileSections, makeConfig, withSections } from "../../testing/site.ts";
import { readIcon } from "./icons.ts";

const require = createRequire(import.meta.url);

const names = (style: string) =>
  readdirSync(dirname(require.resolve("@mui/icons-material/package.json")))
    .filter((file) => file.endsWith(`${style}.js`))
    .map((file) => file.slice(0, -`${style}.js`.length))
    .filter((name) => name !== "");

const withIcon = (icon: string) =>
  withSections({
    type: "featureGrid",
    heading: "What I do",
    cards: [{ icon, title: "Slate", text: "Dry." }],
  });

describe("readIcon", () => {
  it.each(["Sharp", "Rounded", "Outlined"] as const)("draws every %s icon", (style) => {
    const all = names(style);
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter((name) => !readIcon(name, style)?.length)).toEqual([]);
  });

  it.each(["", "A", "Phon", "Phones", "zzz", "Écran", "Phone Sharp"])(
    "draws nothing for the name %j",
    (name) => expect(readIcon(name, "Sharp")).toBeUndefined(),
  );

  it("reads each shape with all its coordinates", () => {
    for (const name of names("Sharp")) {
      for (const { tag, attributes } of readIcon(name, "Sharp") ?? []) {
        const wanted = {
          path: ["d"],
          circle: ["r"],
          ellipse: ["rx", "ry"],
          rect: ["width", "height"],
        };
        expect(Object.keys(attributes), name).toEqual(expect.arrayContaining(wanted[tag]));
      }
    }
  });

  it("draws a brand in its only style", () => {
    expect(readIcon("WhatsApp", "Sharp")).toEqual(readIcon("WhatsApp", "Outlined"));
    expect(readIcon("WhatsApp", "Sharp")).toMatchObject([{ tag: "path" }]);
  });

  it("draws each style differently", () => {
    expect(readIcon("Phone", "Rounded")).not.toEqual(readIcon("Phone", "Sharp"));
  });
});

describe("an icon in the config", () => {
  it("is drawn in the theme's style", async () => {
    const config = withIcon("Roofing");
    const sections = await compileSections({
      ...config,
      theme: { ...makeConfig().theme, iconStyle: "Rounded" },
    });
    expect(sections).toMatchObject([{ cards: [{ icon: readIcon("Roofing", "Rounded") }] }]);
  });

  it.each([
    "Rooofing",
    "roofing",
    "Location On",
    "../index",
    "index",
    "esm/Phone",
    "RoofingSharp.js",
    "package",
  ])("is reported if it does not exist: %s", async (icon) => {
    const { diagnostics, text } = await compile(withIcon(icon));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-icon",
        message: `There is no Material icon called "${icon}".`,
        hint: expect.stringMatching(/fonts\.google\.com\/icons|^Did you mean "\w+"\?$/),
        location: "/ › section 1, featureGrid › cards › entry 1 › icon",
        range: rangeOf(text, `"${icon}"`),
      },
    ]);
  });
});
