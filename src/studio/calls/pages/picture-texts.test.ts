import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { localPage, template } from "../../../testing/template.ts";
import type { PageModel } from "../../protocol/page.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const LOGO = "logo.svg";

/** The pictures of a page by their paths, with where their texts are. */
async function textsOf(path: string) {
  const { origins } = await studio.call<PageModel>("page", { path });
  return origins.pictures.map((picture) => [picture.path.join("/"), picture.alternative]);
}

/** A page with a gallery. */
const gallery = (pictures: unknown) =>
  makePage({
    sections: wrong([
      { type: "hero", heading: "Roofs" },
      { type: "gallery", heading: "Our work", pictures },
    ]),
  });

describe("the text of a picture", () => {
  it("is beside it, in any order, or that of its file", async () => {
    const pictures = [
      { picture: { alt: "A slate roof", file: LOGO } },
      { picture: { alt: "Another roof", file: LOGO } },
      LOGO,
      {
        before: { file: LOGO, alt: "A bare roof" },
        after: { file: LOGO, alt: "A new roof" },
      },
    ];
    studio = await openStudio(makeConfig({ pages: [gallery(pictures)] }), {
      "public/media/media.json": JSON.stringify({ [LOGO]: { alt: "The logo of the firm" } }),
    });
    const list = "pages/0/sections/1/pictures";
    const at = (field: string) => `${list}/${field}/alt`.split("/").map(stepOf);
    expect(await textsOf("/")).toEqual([
      [`${list}/0/picture/file`, { text: "A slate roof", path: at("0/picture") }],
      [`${list}/1/picture/file`, { text: "Another roof", path: at("1/picture") }],
      [`${list}/2`, undefined],
      [`${list}/3/before/file`, { text: "A bare roof", path: at("3/before") }],
      [`${list}/3/after/file`, { text: "A new roof", path: at("3/after") }],
    ]);
  });

  it("is in a parameter of the page, or in the words of its template", async () => {
    const text = (description: string) => ({ type: "text" as const, description });
    const actions = [{ label: "Home", link: "/" }];
    const band = { type: "ctaBand", heading: "Call us", actions };
    const local = template({
      params: { ...template().params, photo: text("A file"), shows: text("What it shows") },
      sections: wrong([
        { type: "hero", heading: "Roofs", picture: { file: "{photo}", alt: "{shows}" } },
        { ...band, picture: { file: "{photo}", alt: "In {location}" } },
        { type: "nearbyAreas", heading: "Near", areas: ["{areas}"] },
        { type: "prose", text: "{story}" },
      ]),
    });
    const page = localPage({ parent: "/" });
    const params = { ...page.params, photo: LOGO, shows: "A slate roof" };
    studio = await openStudio(
      makeConfig({ templates: { local }, pages: [makePage(), { ...page, params }] }),
    );
    const own = { text: "A slate roof", path: ["pages", 1, "params", "shows"] };
    const alt = ["templates", "local", "sections", 1, "picture", "alt"];
    expect(await textsOf("/roofs-mockham")).toEqual([
      ["pages/1/params/photo", own],
      ["pages/1/params/photo", { text: "In {location}", path: alt }],
    ]);
  });

  it("is in a cell of the table of the list", async () => {
    studio = await openStudio(makeConfig({ pages: [gallery({ table: "work.csv" })] }), {
      "work.csv": `picture.file,picture.alt\n${LOGO},A slate roof\n`,
    });
    const { origins } = await studio.call<PageModel>("page", { path: "/" });
    expect(origins.pictures).toMatchObject([
      {
        cell: { file: "work.csv", row: 0, column: "picture.file" },
        alternative: {
          text: "A slate roof",
          cell: { file: "work.csv", row: 0, column: "picture.alt" },
        },
      },
    ]);
  });
});

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);
