import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SMALL_SVG } from "../../testing/facts.ts";
import { compiled, makeConfig, makePage, type PageConfig } from "../../testing/site.ts";

const TITLE = "Slate roofs in Testford";
const config = makeConfig({ pages: [makePage({ title: TITLE })] });

/** The share image of the home page. */
async function shareOf(changed: Partial<typeof config>) {
  const site = await compiled({ ...config, ...changed });
  return site.pages[0]?.share;
}

const titled = async (title: string) => shareOf({ pages: [makePage({ title })] });

describe("the picture of a shared page", async () => {
  const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#888" } });
  const files = { "roof.svg": SMALL_SVG, "own.png": await photo.png().toBuffer() };
  const shareImage = "roof.svg";
  const picture = { file: "own.png", alt: "A roof by {business.name}" };
  const shared = async (page: Partial<PageConfig>, facts = {}) => {
    const pages = [makePage({ title: TITLE, ...page })];
    const business = { ...config.business, ...facts };
    const [made] = (await compiled({ ...config, business, pages }, files)).pages;
    const tags = made?.route.head.tags.map(({ attributes }) => attributes) ?? [];
    const said = tags.filter(({ property = "" }) => property.startsWith("og:image"));
    return { isDrawn: made?.share !== undefined, said: said.map(({ content }) => content) };
  };

  it("is the page's own picture, with its alternative text", async () => {
    expect(await shared({ picture }, { shareImage })).toEqual({
      isDrawn: false,
      said: [
        expect.stringContaining("https://roofs.example/assets/own-"),
        "A roof by Test & Son Roofing",
      ],
    });
  });

  it.each([true, false])("is the business's if the page has none (listed: %s)", async (index) => {
    const roof = { isDrawn: false, said: ["https://roofs.example/media/roof.svg"] };
    expect(await shared({ index }, { shareImage })).toEqual(roof);
  });

  it("is drawn if the owner gives neither", async () => {
    const { isDrawn, said } = await shared({});
    expect(isDrawn).toBe(true);
    expect(said[0]).toMatch(/^https:\/\/roofs\.example\/share\/index-/);
  });
});

describe("a page's drawn share image", () => {
  it("contains the title, and keeps its address while nothing changes", async () => {
    const share = await shareOf({});
    expect(share?.words).toBe(TITLE);
    expect(share?.url).toMatch(/^\/share\/index-[\w-]{10}\.png$/);
    expect(await shareOf({})).toEqual(share);
  });

  it.each(["|", "–", "-", "·"])("omits the business's name after %s", async (sign) => {
    const share = await titled(`${TITLE} ${sign} {business.name}`);
    expect(share).toEqual(await titled(TITLE));
  });

  it.each(["{business.name}", "By {business.name}"])("keeps the name in %s", async (title) => {
    expect((await titled(title))?.words).toMatch(/Test & Son Roofing$/);
  });

  const { theme, business } = config;
  const light = { ...theme.colours.light, accent: "#00ff00" };
  it.each([
    ["words", { pages: [makePage({ title: "Tiles" })] }],
    ["colours", { theme: { ...theme, colours: { ...theme.colours, light } } }],
    ["font", { theme: { ...theme, fonts: { ...theme.fonts, heading: { font: "figtree" } } } }],
    ["name", { business: { ...business, name: "Other Roofing" } }],
    ["domain", { business: { ...business, url: "https://tiles.example" } }],
  ])("has a new address for a change of its %s", async (_, changed) => {
    const [before, after] = [await shareOf({}), await shareOf(changed)];
    expect(after?.url).toMatch(/^\/share\/index-/);
    expect(after?.url).not.toBe(before?.url);
  });

  it("shows the business's domain without www", async () => {
    const at = (url: string) => shareOf({ business: { ...business, url } });
    expect(await at("https://www.tiles.example")).toEqual(await at("https://tiles.example"));
  });

  it("is not drawn if fonts come from a provider, or search engines may not list the page", async () => {
    const fonts = { ...theme.fonts, stylesheet: "https://fonts.example/css" };
    expect(await shareOf({ theme: { ...theme, fonts } })).toBeUndefined();
    expect(await shareOf({ pages: [makePage({ index: false })] })).toBeUndefined();
  });
});
