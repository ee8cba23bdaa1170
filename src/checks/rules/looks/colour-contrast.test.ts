import { describe, expect, it } from "vitest";
import type { Colours, Scheme } from "../../../../schema/theme.ts";
import { contrast } from "../../../looks/theme/contrast.ts";
import { seeded } from "../../../testing/changes/seeded.ts";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

const withColours = (scheme: Scheme, parts: Partial<Colours>): Config => {
  const config = makeConfig();
  const { colours } = config.theme;
  const mixed = { ...colours, [scheme]: { ...colours[scheme], ...parts } };
  return { ...config, theme: { ...config.theme, colours: mixed } };
};

const findings = (parts: Partial<Colours>, scheme: Scheme = "light") =>
  findingsOf("colour-contrast", withColours(scheme, parts));

describe("contrast", () => {
  // Values of the contrast checkers of webaim.org and of browsers' developer tools.
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#FFFFFF", 1],
    ["#777777", "#FFFFFF", 4.478],
    ["#FF0000", "#FFFFFF", 3.998],
    ["#00FF00", "#FFFFFF", 1.372],
    ["#0000FF", "#FFFFFF", 8.592],
    ["#0A0A0A", "#000000", 1.061],
  ])("of %s and %s is %d in both directions", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe("colour-contrast", () => {
  it.each([
    ["ink", "#B0B0B0", ["paper", "card"]],
    ["muted", "#B0B0B1", ["paper", "card"]],
    ["link", "#B0B0B2", ["paper", "card"]],
    ["error", "#B0B0B3", ["paper", "card"]],
    ["success", "#B0B0B4", ["paper", "card"]],
    ["onAccent", "#B0B0B5", ["accent"]],
    ["onBand", "#303030", ["band"]],
    ["mutedOnBand", "#303031", ["band"]],
  ] as const)("reports %s if its contrast is too low", async (name, value, grounds) => {
    for (const scheme of ["light", "dark"] as const) {
      const found = (await findings({ [name]: value }, scheme)).filter(
        ({ path }) => path.at(-1) === name,
      );
      expect(found.map(({ excerpt, location }) => ({ excerpt, location }))).toEqual(
        grounds.map(() => ({
          excerpt: `"${value}"`,
          location: `theme › colours › ${scheme} › ${name}`,
        })),
      );
      for (const [index, ground] of grounds.entries()) {
        expect(found[index]?.message).toContain(`${name} ${value} on ${ground} #`);
      }
    }
  });

  it("names both colours, the contrast, the use and a colour with enough contrast", async () => {
    expect(await findings({ muted: "#777777", card: "#000000" })).toContainEqual(
      expect.objectContaining({
        severity: "error",
        message:
          "muted #777777 on paper #ffffff has a contrast of 4.47:1, less than 4.5:1. " +
          "It is used for quieter text on the page.",
        hint: '#767676 is enough, or change "paper".',
      }),
    );
  });

  it("does not round up", async () => {
    // 4.4985 on white.
    const [found] = await findings({ link: "#727A60", card: "#ffffff" });
    expect(found?.message).toContain("4.49:1");
  });

  it("accepts 4.5:1 and more", async () => {
    expect(await findings({ muted: "#767676", card: "#ffffff" })).toEqual([]);
  });

  it.each([
    ["#808080", "#7F7F7F"],
    ["#FFFFFF", "#FFFFFF"],
    ["#000000", "#000000"],
  ])("suggests a readable colour: %s on %s", async (ink, paper) => {
    const [found] = await findings({ ink, paper });
    const suggested = /^#[0-9A-F]{6}/.exec(found?.hint ?? "")?.[0] ?? paper;
    expect(contrast(suggested, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    "makes all colours readable if the owner follows its hints: seed %d",
    async (seed) => {
      const random = seeded(seed);
      const { light } = makeConfig().theme.colours;
      const parts: Record<string, string> = Object.fromEntries(
        Object.entries(light).map(([name, colour = ""]) => [
          name,
          random() < 0.3
            ? `#${Math.floor(random() * 0xffffff)
                .toString(16)
                .padStart(6, "0")}`
            : colour,
        ]),
      );
      for (const { path, hint = "" } of await findings(parts)) {
        const [own] = hint.match(/^#[0-9A-F]{6}/) ?? [];
        if (own) parts[String(path.at(-1))] = own;
        for (const [, colour = "", name = ""] of hint.matchAll(/with (#\w+) as "(\w+)"/g))
          parts[name] = colour;
        for (const [, name = "", colour = ""] of hint.matchAll(/once "(\w+)" is (#\w+)/g))
          parts[name] = colour;
      }
      expect(await findings(parts)).toEqual([]);
    },
  );

  it("ignores accent and bands, as text on a band gets a readable tone of the accent", async () => {
    for (const accent of ["#3874AA", "#10253E", "#FFFFFF"])
      expect(
        await findings({
          accent,
          onAccent: accent === "#FFFFFF" ? "#000000" : "#FFFFFF",
          band: "#10253E",
        }),
      ).toEqual([]);
  });

  describe("derived colours", () => {
    const reported = async (
      light: Config["theme"]["colours"]["light"],
      dark?: Partial<Colours>,
    ) => {
      const config = makeConfig();
      const colours = dark ? { light, dark } : { light };
      return findingsOf("colour-contrast", { ...config, theme: { ...config.theme, colours } });
    };
    const anyColour = (random: () => number) =>
      `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, "0")}`;

    it.each(Array.from({ length: 8 }, (_, seed) => seed))(
      "are readable, by day and by night, for any three colours: seed %d",
      async (seed) => {
        const random = seeded(seed);
        let tried = 0;
        while (tried < 25) {
          const [paper, ink, accent] = [anyColour(random), anyColour(random), anyColour(random)];
          if (contrast(paper, ink) < 4.5) continue;
          tried++;
          expect(await reported({ paper, ink, accent }), `${paper} ${ink} ${accent}`).toEqual([]);
        }
      },
    );

    it("adapt to the configured colours", async () => {
      const first = { paper: "#ffffff", ink: "#222222", accent: "#003366" };
      expect(await reported({ ...first, card: "#dddddd", band: "#eeeeee" })).toEqual([]);
      expect(await reported({ ...first, onBand: "#556677" }, { card: "#3a3a3a" })).toEqual([]);
      expect(await reported(first, { accent: "#003366" })).toEqual([]);
      expect(await reported(first, { paper: "#ffffff" })).toEqual([]);
    });

    it("are not reported for what they derive from", async () => {
      const found = await reported({ paper: "#eeeeee", ink: "#eeeeee", accent: "#003366" });
      expect(found).toMatchObject([
        {
          path: ["theme", "colours", "light", "ink"],
          hint: expect.stringMatching(/^#[0-9A-F]{6} is enough, or change "paper"\.$/),
        },
      ]);
    });

    it("are reported if the configured colours allow no readable ones", async () => {
      const first = { paper: "#ffffff", ink: "#222222", accent: "#003366" };
      const found = await reported({ ...first, onBand: "#ffffff", mutedOnBand: "#111111" });
      expect(found.map(({ location }) => location)).toContain("theme › colours › light › onBand");
    });
  });
});
