import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ourKit } from "../../src/kit/our-kit.ts";
import { examplesOf, folderOf } from "./examples.ts";
import { reference } from "./reference.ts";

const FOLDER = "docs/reference";
const sections = [...ourKit().sections.values()];
const pages = await reference();
const first = pages.get("README.md") ?? "";

it("matches docs/reference (npm run schema updates it)", () => {
  const written = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name): [string, string] => [name, readFileSync(join(FOLDER, name), "utf8")]);
  expect(new Map(written)).toEqual(new Map(pages));
});

it("has pictures of each section type (npm run schema -- --pictures makes them)", async () => {
  const examples = (await Promise.all(sections.map(({ type }) => examplesOf(type)))).flat();
  expect(examples.filter(({ picture }) => !existsSync(`docs/${picture}`))).toEqual([]);
});

it("begins with what owners want to say, with links to each section and each part", () => {
  const wishes = first.slice(first.indexOf("## What do you"), first.indexOf("## All sections"));
  const missing = [...pages.keys()].filter((page) => !first.includes(`](${page})`));
  expect(missing).toEqual(["README.md"]);
  const types = sections.filter(({ type }) => !wishes.includes(`](${folderOf(type)}.md)`));
  expect(types).toEqual([]);
});

it("lists each section type with the other words for it", () => {
  const rows = sections.filter(({ alsoCalled: [word] = [] }) => word && !first.includes(word));
  expect(rows.filter(({ alsoCalled: [word = ""] = [] }) => /^[a-z]+$/.test(word))).toEqual([]);
});

it("lists the fields of every section once", () => {
  const all = [...pages].flatMap(([page, text]) => (/^\| `background` \|/m.test(text) ? page : []));
  expect(all).toEqual(["every-section.md"]);
});
