import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import type { Control, Suggestion, ValueModel } from "../../protocol/fields.ts";
import type { PageList } from "../../protocol/pages.ts";
import type { StudioState } from "../../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const config = makeConfig();
const links = [
  { label: "Roofs", link: "/roofs" },
  { label: "More", link: "/more", links: [{ label: "Flat", link: "/flat" }] },
  { label: "Also", links: [{ label: "Slates", link: "/Slates" }] },
];
const site = () =>
  makeConfig({
    header: { ...config.header, links, quickActions: [{ label: "Call", link: "phone:" }] },
    languages: {
      cy: { header: { ...config.header, links: [{ label: "Adref", link: "/cy" }] } },
      de: {},
    },
    pages: [
      makePage(),
      ...["/roofs", "/more", "/flat", "/slates", "/alone"].map((path) =>
        makePage({ path, label: path }),
      ),
      makePage({ path: "/cy", label: "Cymraeg", language: "cy" }),
      makePage({
        path: "/contact",
        label: "Contact",
        sections: [{ type: "faq", id: "often", heading: "Asked often", questions: [] }],
      }),
    ],
  });

const menu = (...steps: (string | number)[]) => ["header", "links", ...steps];

describe("the menu", () => {
  it("has the entries that lead to each page, without those that also have others", async () => {
    studio = await openStudio(site());
    const { pages = [], menus } = await studio.call<PageList>("pages");
    expect(Object.fromEntries(pages.map(({ path, inMenu }) => [path, inMenu]))).toEqual({
      "/roofs": [menu(0)],
      "/more": [menu(1, "link")],
      "/flat": [menu(1, "links")],
      "/slates": [menu(2)],
      "/cy": [["languages", "cy", "header", "links", 0]],
    });
    expect(menus).toEqual({
      "en-GB": menu(),
      cy: ["languages", "cy", "header", "links"],
      de: menu(),
    });
  });
});

describe("the last entry of a list", () => {
  const removeAt = async (...path: (string | number)[]) => {
    const { version } = await studio.call<StudioState>("state");
    await studio.call("edit", { version, edits: [{ type: "remove", path }] });
    const at = path.slice(0, -2);
    const { value } = await studio.call<ValueModel>("value", { path: at });
    return Object(value)[String(path.at(-2))];
  };

  it("takes a list with it that may be missing but not empty, and undo returns both", async () => {
    studio = await openStudio(site());
    expect(await removeAt("header", "quickActions", 0)).toBeUndefined();
    await studio.call("undo");
    const { value } = await studio.call<ValueModel>("value", { path: ["header"] });
    expect(Object(value).quickActions).toHaveLength(1);
    // A list that a site needs stays, and its field says that it is empty.
    expect(await removeAt("languages", "cy", "header", "links", 0)).toEqual([]);
    expect(await removeAt("header", "links", 0)).toHaveLength(2);
  });
});

describe("a new link", () => {
  const itemOf = async (...path: string[]) => {
    const { control } = await studio.call<ValueModel>("value", { path: path.slice(0, 1) });
    return path.slice(1).reduce<Control | undefined>((outer, key) => {
      const own =
        outer?.type === "object" ? outer.fields.find((each) => each.key === key) : undefined;
      return own?.control.type === "list" ? own.control.item : own?.control;
    }, control);
  };

  it("asks for its target if it has nothing else", async () => {
    studio = await openStudio(site());
    const target = { names: "link", link: "link", label: "label" };
    for (const path of [
      ["header", "links"],
      ["header", "links", "links"],
      ["header", "action"],
      ["header", "quickActions"],
      ["footer", "groups", "links"],
      ["footer", "smallLinks"],
    ])
      expect(await itemOf(...path), path.join()).toMatchObject({ target });
    expect(await itemOf("footer", "groups")).not.toHaveProperty("target");
    expect(await itemOf("business", "closures")).not.toHaveProperty("target");
  });

  it("takes over the name of the page, of the section and of the number", async () => {
    studio = await openStudio(site());
    const found = await studio.call<Suggestion[]>("suggestions", { names: "link", page: "/" });
    const nameOf = (value: string) => found.find((each) => each.value === value)?.name;
    expect(nameOf("/roofs")).toBe("/roofs");
    expect(nameOf("/cy")).toBe("Cymraeg");
    expect(nameOf("/contact#often")).toBe("Asked often");
    expect(nameOf("phone:")).toBe("{business.phone}");
  });
});
