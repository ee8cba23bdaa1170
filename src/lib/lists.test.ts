import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROJECT_DIR } from "./code/project.ts";
import { addAll, largest } from "./lists.ts";

const MANY = Array.from({ length: 200_000 }, (_, index) => index);

it("lists of any length can be added, and have a maximum", () => {
  const list = [-1];
  addAll(list, MANY);
  expect(list).toHaveLength(MANY.length + 1);
  expect(largest(MANY)).toBe(MANY.length - 1);
  expect(largest([1, 2], 3)).toBe(3);
});

it("no growing list is spread into the arguments of a call", () => {
  const files = ["schema", "src"].flatMap((folder) =>
    readdirSync(join(PROJECT_DIR, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(PROJECT_DIR, folder, name)),
  );
  const found = files.filter((file) => /\.(push|unshift)\(\.\.\./.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(500);
  expect(found.filter((file) => !file.endsWith("util/lists.ts"))).toEqual([]);
});
