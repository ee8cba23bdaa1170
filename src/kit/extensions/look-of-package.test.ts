import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import { checkSite } from "../../pipeline.ts";
import { put } from "../../testing/commands/folder.ts";
import { undated } from "../../testing/undated.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of an example with the look of a package beside it. */
function siteInSlate(example: string) {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-look-"));
  folders.push(folder);
  const site = join(folder, "site");
  cpSync(join("examples", example), site, { recursive: true });
  cpSync("examples/plumbline-plugin-slate", join(folder, "slate"), { recursive: true });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const change = (name: string, from: string | RegExp, to: string) => {
    expect(read(name)).toMatch(from);
    put(folder, name, read(name).replace(from, to));
  };
  const rename = (from: string, to: string) => renameSync(join(folder, from), join(folder, to));
  change("site/site.config.json", '"version": 4,', '"version": 4, "plugins": ["../slate"],');
  change("site/site.config.json", /"look": "\w+"/, '"look": "slate"');
  const configFile = join(site, "site.config.json");
  const check = async () => undated((await checkSite(configFile)).diagnostics);
  const build = async () => {
    const built = await buildSite({ configFile, outDir: join(folder, "dist") });
    return { ...built, diagnostics: undated(built.diagnostics) };
  };
  const page = () => read("dist/index.html");
  /** The colour of a pixel in the home page's share image. */
  const colourAt = async (left: number, top: number) => {
    const image = sharp(join(folder, "dist", shareImageIn(page())));
    const dot = { left, top, width: 1, height: 1 };
    const { data } = await image
      .removeAlpha()
      .extract(dot)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return `#${data.toString("hex")}`;
  };
  return { change, rename, check, build, page, colourAt };
}

const CONFIG = "site/site.config.json";
const LOOK = "slate/looks/slate";

/** Builds a site with the look. Its pages then have its styles, and the share image its backdrop. */
async function expectShaped(
  site: ReturnType<typeof siteInSlate>,
  style: string,
  accent: string,
  paper: string,
) {
  expect(await site.check()).toEqual([]);
  expect(await site.build()).toMatchObject({ isBuilt: true, diagnostics: [] });
  expect(site.page().includes(style)).toBe(true);
  expect(/\/assets\/archivo-heading-/.test(site.page())).toBe(true);
  // On the roof in the share image, one slate has the accent colour.
  expect(await site.colourAt(1100, 270)).toBe(accent);
  // Drawings beyond the right edge do not reappear at the left.
  expect(await site.colourAt(2, 48)).toBe(paper);
}

describe("a name of an earlier version", () => {
  it("is reported with the new one: theme.motif", async () => {
    const { change, check } = siteInSlate("garten");
    change(CONFIG, '"look": "slate"', '"motif": "slate"');
    expect(await check()).toMatchObject([
      { rule: "unknown-key", hint: 'Did you mean "look"?', range: { line: 28 } },
    ]);
  });

  it("is reported with the new one: defineMotif", async () => {
    const { change, check } = siteInSlate("garten");
    change(`${LOOK}/look.ts`, /defineLook/g, "defineMotif");
    expect(await check()).toMatchObject([
      { rule: "own-code", hint: "Write defineLook.", range: { line: 1, column: 10 } },
    ]);
  });

  it("is reported with the new one: theme.motif in a style", async () => {
    const { change, check } = siteInSlate("garten");
    const component = "site/sections/lawn-calculator/lawn-calculator.tsx";
    change(component, 'styled("div")({', 'styled("div")(({ theme }) => theme.motif.edge, {');
    expect(await check()).toMatchObject([{ rule: "own-code", hint: "Write theme.look." }]);
  });

  it("is reported with the new one: the folder motifs", async () => {
    const { rename, check } = siteInSlate("garten");
    rename(`${LOOK}/look.ts`, `${LOOK}/motif.ts`);
    rename("slate/looks", "slate/motifs");
    expect(await check()).toMatchObject([
      {
        rule: "own-code",
        file: expect.stringMatching(/slate\/motifs$/),
        hint: expect.stringContaining("Rename motifs to looks"),
      },
    ]);
  });
});

describe("a look that comes in a package", () => {
  it("changes a site: the edge of a section", () =>
    expectShaped(siteInSlate("locksmith"), "8% 38%, 8.3% 5%", "#ff7a1a", "#f1f4f6"));

  it("reports a look that does not exist, with those that do", async () => {
    const { change, check } = siteInSlate("locksmith");
    change(CONFIG, '"look": "slate"', '"look": "granite"');
    expect(await check()).toMatchObject([
      {
        rule: "unknown-value",
        message:
          '"granite" is not one of "plain", "trade", "editorial", "soft", "panorama", "linocut", "slate".',
        range: { line: 35 },
      },
    ]);
  });

  it("styles the cards of a custom section, pages and share images", async () => {
    const site = siteInSlate("garten");
    const { change, build, page, colourAt } = site;
    await expectShaped(site, "0 19px 0 -11px", "#f2b632", "#f7f8f1");
    const before = shareImageIn(page());
    change(`${LOOK}/styles.ts`, "0 19px 0 -11px", "0 21px 0 -11px");
    change(`${LOOK}/styles.ts`, "corner: 0", "corner: 18");
    await build();
    // A card of the section, which does not set its corners.
    expect(page()).toMatch(/\{[^}]*border-radius:18px;[^}]*0 21px 0 -11px/);
    expect(page().includes("0 21px 0 -11px")).toBe(true);
    expect(shareImageIn(page())).toBe(before);
    change(`${LOOK}/backdrop.ts`, '"4/0": ACCENT', '"4/0": INK');
    await build();
    expect(shareImageIn(page())).not.toBe(before);
    expect(await colourAt(1100, 270)).toBe("#1f3324");
  });
});

describe("a mistake in a look is reported at its position", () => {
  it.each<[string, from: string, to: string, says: string, line: number]>([
    ["look.ts", "./styles.ts", "./style.ts", 'no file "./style.ts"', 7],
    ["look.ts", "  backdrop,\n", "", 'lacks "backdrop"', 1],
    ["look.ts", '"slate"', '"plain"', 'There is a look "plain" already.', 5],
    ["styles.ts", "export const styles", "export const style", '"styles"', 1],
    ["styles.ts", "  smallCorner: 0", "  smalCorner: 0", '"smalCorner" is not a key', 47],
    ["styles.ts", "  corner: 0,\n", "", 'lacks "corner"', 1],
    ["styles.ts", "      lineHeight: 1.3,\n", "", 'lacks "type › h3 › lineHeight"', 61],
    [
      "styles.ts",
      "corner: 0",
      'corner: "none" as never',
      '"corner" of a look\'s styles has to be a number',
      46,
    ],
    ["styles.ts", "    board: {", "    bord: {", '"parts › bord" is not a key', 121],
    ["roof.ts", "const EAVES =", "const EAVES", 'but found "5.5"', 8],
    ["backdrop.ts", "let top = 0;", "let top = 0; SHARE_SIZE.none.none;", "none", 21],
  ])("%s, %s", async (file, from, to, says, line) => {
    const { change, check } = siteInSlate("garten");
    change(`${LOOK}/${file}`, from, to);
    expect(await check()).toMatchObject([
      {
        rule: "own-code",
        file: expect.stringMatching(new RegExp(`${LOOK}/${file}$`)),
        message: expect.stringContaining(says),
        range: { line },
      },
    ]);
  });
});

const shareImageIn = (html: string) => /\/share\/index-[\w-]+\.png/.exec(html)?.[0] ?? "";
