import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

const RULE = "menu-labels";
const config = makeConfig();

const prices = { label: "Prices", link: "/" };

it.each([
  ["one label for two pages", { label: " prices", link: "/#b" }, "label"],
  ["one label in different spellings", { label: "Pri\u00adces!", link: "/#b" }, "label"],
  ["two entries for one page", { label: "What it costs", link: "/" }, "link"],
])("reports %s in the header, the footer and another language", async (_, second, field) => {
  const links = [prices, second];
  const { footer } = config;
  expect(
    await findingsOf(RULE, {
      ...config,
      header: { ...config.header, links, quickActions: links },
      footer: { ...footer, groups: [{ heading: "More", links }], smallLinks: links },
      languages: { cy: { header: { ...config.header, links } } },
    }),
  ).toMatchObject(
    [
      "header › links",
      "header › quickActions",
      "footer › groups › entry 1 › links",
      "footer › smallLinks",
      "languages › cy › header › links",
    ].map((menu) => ({ severity: "warning", location: `${menu} › entry 2 › ${field}` })),
  );
});

it("compares the labels of each list, and the targets of all levels of a menu", async () => {
  const links = [
    { label: "Work", link: "/", links: [prices, { label: "Roofs", link: "/#roofs" }] },
    {
      label: "About",
      links: [
        { label: "roofs", link: "/#us" },
        { label: "Roofs", link: "/#b" },
      ],
    },
  ];
  const header = { ...config.header, links };
  expect(await findingsOf(RULE, { ...config, header })).toMatchObject([
    { location: "header › links › entry 1 › links › entry 1 › link" },
    { location: "header › links › entry 2 › links › entry 2 › label" },
  ]);
});

it("accepts an entry that is in two groups of the footer", async () => {
  const groups = ["Town", "Country"].map((heading) => ({ heading, links: [prices] }));
  expect(await findingsOf(RULE, { ...config, footer: { ...config.footer, groups } })).toEqual([]);
});
