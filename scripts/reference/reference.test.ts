import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ourKit } from "../../src/kit/our-kit.ts";
import { examplesOf } from "./examples.ts";
import { reference } from "./reference.ts";

const TYPES = [...ourKit().sections.keys()];

it("matches docs/reference.md (npm run schema updates it)", async () => {
  expect(readFileSync("docs/reference.md", "utf8")).toBe(await reference());
});

it("has pictures of each section type (npm run schema -- --pictures makes them)", async () => {
  const examples = (await Promise.all(TYPES.map(examplesOf))).flat();
  expect(examples.filter(({ picture }) => !existsSync(`docs/${picture}`))).toEqual([]);
});

/** The index of a heading or line; NaN if it is missing. */
const placeOf = async (line: string) => {
  const text = `\n${await reference()}`;
  const at = text.indexOf(`\n${line}`);
  return at < 0 ? Number.NaN : at;
};

it("begins with what owners want to say, and ends with the built-in texts", async () => {
  const order = [
    "## What do you want to say?",
    "## The file",
    "## Sections",
    "### `languages`",
    "### `texts`",
  ];
  const places = await Promise.all(order.map(placeOf));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(Number.NaN);
});

it("links what owners want to say to each section type and each part of the file", async () => {
  const text = await reference();
  const wishes = text.slice(text.indexOf("## What do you"), text.indexOf("## The file"));
  const missing = [...TYPES, ...text.matchAll(/(?<=^### `)languages|texts|business(?=`$)/gm)]
    .map(String)
    .filter((name) => !wishes.includes(`[\`${name}\`]`));
  expect(missing).toEqual([]);
});

it("lists the fields of every section once", async () => {
  const text = await reference();
  expect(text.match(/^\| `id` \|/gm)).toHaveLength(1);
  expect(text.match(/^\| `background` \|/gm)).toHaveLength(1);
  expect(text.match(/^\| `common › newTab` \|/gm)).toHaveLength(1);
});
