import { describe, expect, it } from "vitest";
import { rangeOf } from "../../testing/position.ts";
import { type Config, compile, makeConfig } from "../../testing/site.ts";

type Fonts = Config["theme"]["fonts"];

const withFonts = (fonts: Partial<Fonts>) => {
  const config = makeConfig();
  return { ...config, theme: { ...config.theme, fonts: { ...config.theme.fonts, ...fonts } } };
};

describe("a font", () => {
  it.each(["heading", "body"] as const)("that is not installed is reported: %s", async (role) => {
    const { site, diagnostics, text } = await compile(
      withFonts({ [role]: { font: "comic-neue" } }),
    );
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-font",
        message: 'The font "comic-neue" is not installed.',
        hint: "Install it with: npm install --save-dev --save-exact @fontsource-variable/comic-neue",
        location: `theme › fonts › ${role} › font`,
        range: rangeOf(text, '"comic-neue"'),
      },
    ]);
  });

  it("with one width cannot be set wider", async () => {
    const { diagnostics, text } = await compile(
      withFonts({ heading: { font: "figtree", width: 137 } }),
    );
    expect(diagnostics).toMatchObject([
      {
        rule: "font-width",
        message: "Figtree has only one width.",
        hint: "Remove the width.",
        location: "theme › fonts › heading › width",
        range: rangeOf(text, "137"),
      },
    ]);
  });

  it.each([{ font: "archivo", width: 111 }, { font: "figtree" }, { font: "figtree", width: 100 }])(
    "may have a width that it supports: %o",
    async (heading) => {
      expect((await compile(withFonts({ heading }))).diagnostics).toEqual([]);
    },
  );

  it("need not be installed if a provider's stylesheet includes it", async () => {
    const { diagnostics } = await compile(
      withFonts({ body: { font: "comic-neue" }, stylesheet: "https://fonts.example/a.css" }),
    );
    expect(diagnostics).toEqual([]);
  });

  it("cannot have a name that reads another package", async () => {
    const { diagnostics, text } = await compile(withFonts({ body: { font: "../zod" } }));
    expect(diagnostics).toMatchObject([
      { rule: "invalid-value", range: rangeOf(text, '"../zod"') },
    ]);
  });
});
