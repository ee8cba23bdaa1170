import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sectionSchemas } from "../../schema/sections/index.ts";
import { pictureOf } from "./examples.ts";
import { reference } from "./reference.ts";

it("is written to docs/reference.md (npm run schema brings it up to date)", async () => {
  expect(readFileSync("docs/reference.md", "utf8")).toBe(await reference());
});

it("has a picture of each section type (npm run schema -- --pictures takes them)", () => {
  const types = Object.keys(sectionSchemas);
  expect(types.filter((type) => !existsSync(`docs/${pictureOf(type)}`))).toEqual([]);
});
