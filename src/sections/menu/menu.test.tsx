import { describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, withSections, wrong } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";

const shown = async (section: Input<typeof schema>) => (await openSection(siteWith(section))).main;

const ROWS = [
  "group,name,prices.1.price,prices.2.price,diets,allergens",
  "Soups,Lentil,4,6.5,vegan; halal,celery",
  "Soups,Fish,6,9,,fish; milk",
  "Drinks,Tea,2,,vegan,",
].join("\n");

describe("a menu", () => {
  it("takes its dishes from a table, with the sizes of their groups", async () => {
    const section: Input<typeof schema> = {
      type: "menu",
      heading: "Food",
      groups: [{ name: "Soups", sizes: ["cup", "bowl"] }],
      dishes: wrong({ table: "dishes.csv" }),
      matrix: true,
    };
    const { site, diagnostics } = await compile(withSections(section), {
      "../../dishes.csv": ROWS,
    });
    expect(diagnostics).toEqual([]);
    expect(site?.routes[0]?.sections[0]).toMatchObject({
      groups: [
        {
          name: "Soups",
          anchor: "food-soups",
          dishes: [
            {
              prices: [
                { label: "cup", shownPrice: "£4.00" },
                { label: "bowl", shownPrice: "£6.50" },
              ],
              signs: { allergens: "9", contains: "contains celery" },
            },
            { signs: { allergens: "4 7", contains: "contains fish and milk" } },
          ],
        },
        { name: "Drinks", dishes: [{ prices: [{ shownPrice: "£2.00" }] }] },
      ],
      legend: { allergens: [{ mark: "4" }, { mark: "7" }, { mark: "9" }] },
      table: { heads: ["Dish", "fish", "milk", "celery"] },
    });
  });

  it("knows where the texts of its dishes come from", async () => {
    const { site } = await compile(withSections({ type: "menu", dishes: [{ name: "Lentil" }] }));
    const paths = site?.pages[0]?.uses.map(({ path }) => path.slice(-3));
    expect(paths).toContainEqual(["dishes", 0, "name"]);
  });

  it("has links to three groups or more, and says in words what marks mean", async () => {
    const main = await shown(fixtures.full);
    const links = [...main.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#food-broths", "#food-set-meal", "#food-sweets"]);
    expect(main.querySelector("#food-broths li")?.textContent).toContain("gluten-free");
    expect(main.querySelector("dl")?.textContent).toContain("GF gluten-free");
  });

  it("is in the structured data as a Menu", async () => {
    const { site } = await openSection(siteWith(fixtures.full));
    const data = JSON.stringify(site.routes[0]?.head);
    for (const part of ["MenuSection", "MenuItem", "https://schema.org/VeganDiet", "Ladder bread"])
      expect(data).toContain(part);
  });

  it.each([
    [{ diets: ["vegan"], allergens: ["milk"] }, 'contains "milk" is not "vegan"'],
    [{ price: 4, prices: [{ label: "large", price: 5 }] }, "either one `price`"],
    [{ prices: [{ price: 4 }, { price: 5 }] }, "needs a `label`"],
    [{ allergens: ["gluten free"] }, "gluten"],
  ])("reports a dish that cannot be right: %o", async (dish, message) => {
    const groups = wrong<[]>([{ dishes: [{ name: "Soup", ...dish }] }]);
    const { diagnostics } = await compile(siteWith({ type: "menu", groups }));
    expect(diagnostics).toHaveLength(1);
    expect(`${diagnostics[0]?.message} ${diagnostics[0]?.hint}`).toContain(message);
  });
});
