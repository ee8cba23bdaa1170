import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { makeConfig, makePage, writeSite, wrong } from "../../testing/site.ts";
import { townTemplate } from "../../testing/template.ts";
import { rename } from "./rename.ts";

const TABLES = {
  "links.csv": "Words,Goes to\nMore,/about\nBarry,/roofs-barry#way\n",
  "small.json": '[{ "label": "Small" }, { "label": "Barry", "link": "/roofs-barry" }]',
  "towns.csv": "slug,town,story\nbarry,Barry,Slates.\nely,Ely,See [Barry](/roofs-barry).\n",
  "more.csv": "slug;place;story\nneath;Neath;See [Barry](/roofs-barry) and [us](/about).\n",
};

const { footer } = makeConfig();

const site = () =>
  makeConfig({
    footer: wrong({ ...footer, smallLinks: { table: "small.json", each: { link: "/about" } } }),
    templates: { local: townTemplate },
    pages: [
      makePage({
        sections: wrong([
          { type: "hero", heading: "Roofs" },
          {
            type: "ctaBand",
            heading: "One",
            actions: { table: "links.csv", columns: { label: "Words", link: "Goes to" } },
          },
        ]),
      }),
      makePage({ path: "/about", title: "About" }),
      wrong({
        path: "/roofs-{slug}",
        template: "local",
        params: { table: "more.csv", columns: { slug: "slug", town: "place", story: "story" } },
      }),
      wrong({ path: "/roofs-{slug}", template: "local", params: "towns.csv" }),
    ],
  });

const REDIRECT = /"redirects"|"from"|"to"|: \]$/;

/** The lines that a rename changes, in their new form, without its redirect. */
async function changed(from: string, to: string): Promise<string[]> {
  const { folder, file } = writeSite(site());
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(TABLES)) writeFileSync(join(folder, name), text);
  const { files } = await rename(file, ourKit(), { from, to });
  const lines = files.flatMap(({ file: own, before, after }) => {
    const old = new Set(before.split("\n"));
    return after
      .split("\n")
      .flatMap((line) => (old.has(line) ? [] : `${basename(own)}: ${line.trim()}`));
  });
  return lines.filter((line) => !REDIRECT.test(line)).sort();
}

it("a page is renamed in the tables of lists, in what all their entries share, and in tables of pages", async () => {
  expect(await changed("/about", "/we")).toEqual([
    "links.csv: More,/we",
    "more.csv: neath;Neath;See [Barry](/roofs-barry) and [us](/we).",
    'site.config.json: "link": "/we"',
    'site.config.json: "path": "/we",',
  ]);
});

it("a row's page is renamed in its own table, wherever that is named, and in all others", async () => {
  expect(await changed("/roofs-barry", "/roofs-bari")).toEqual([
    "links.csv: Barry,/roofs-bari#way",
    "more.csv: neath;Neath;See [Barry](/roofs-bari) and [us](/about).",
    'small.json: [{ "label": "Small" }, { "label": "Barry", "link": "/roofs-bari" }]',
    "towns.csv: bari,Barry,Slates.",
    "towns.csv: ely,Ely,See [Barry](/roofs-bari).",
  ]);
  expect(await changed("/roofs-neath", "/roofs-nedd")).toEqual([
    "more.csv: nedd;Neath;See [Barry](/roofs-barry) and [us](/about).",
  ]);
});
