import { rmSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { put } from "../../testing/folder.ts";
import { makeConfig, makePage, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { lookAtSources } from "./sources.ts";

const fromFile = (params: string) =>
  wrong<PageConfig>({ path: "/{town}", template: "local", params });
const { folder, file } = writeSite(makeConfig({ pages: [makePage(), fromFile("towns.csv")] }));
afterEach(() => rmSync(folder, { recursive: true }));

it("differ with the files that the config names, and not with others beside it", () => {
  const stampAfter = (name: string, text: string) => {
    put(folder, name, text);
    return lookAtSources(file).stamp;
  };
  const { stamp } = lookAtSources(file);
  expect(stampAfter("notes.json", "{}")).toBe(stamp);
  expect(stampAfter("old-towns.csv", "town")).toBe(stamp);
  const named = stampAfter("towns.csv", "town");
  expect(named).not.toBe(stamp);
  expect(stampAfter("towns.csv", "town,more")).not.toBe(named);
  rmSync(`${folder}/towns.csv`);
  expect(lookAtSources(file).stamp).toBe(stamp);
  const other = JSON.stringify(makeConfig({ pages: [makePage(), fromFile("old-towns.csv")] }));
  const renamed = stampAfter("site.config.json", other);
  expect(stampAfter("old-towns.csv", "town\nBarry")).not.toBe(renamed);
});
