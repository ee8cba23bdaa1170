import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import { followSources } from "../../server/live/follow.ts";
import { makeConfig, makePage, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { template } from "../../testing/template.ts";

const rows = ["Mockham", "Otherby", "Thirdwick"].map((name) => `${name},Slates of ${name}.,A;B`);
const csv = (lines: string[]) => `${["location,story,areas", ...lines].join("\n")}\n`;
const { folder, file } = writeSite(
  makeConfig({
    templates: { local: template() },
    pages: [
      makePage(),
      wrong<PageConfig>({ path: "/{location}", template: "local", params: "towns.csv" }),
    ],
  }),
);
const towns = join(folder, "towns.csv");
const out = join(folder, "dist");
afterAll(() => rmSync(folder, { recursive: true }));

const build = async (lines: string[]) => {
  writeFileSync(towns, csv(lines));
  return buildSite({ configFile: file, outDir: out, verify: false });
};

it("a changed row causes one page to be built", async () => {
  const first = await build(rows);
  expect([first.isBuilt, first.pages]).toEqual([true, 4]);
  expect(await build(rows)).toMatchObject({ written: [], removed: [] });
  const [a = "", b = "", c = ""] = rows;
  const changed = await build([a, b.replace("Slates", "Tiles"), c]);
  expect(changed.written.filter((url) => url.endsWith(".html"))).toEqual(["/otherby.html"]);
  expect(readFileSync(join(out, "otherby.html"), "utf8")).toContain("Tiles of Otherby.");
  const shorter = await build([b.replace("Slates", "Tiles"), c]);
  expect(shorter.removed).toContain("/mockham.html");
  const broken = await build([a.replace("A;B", "A")]);
  expect(broken.isBuilt).toBe(false);
  expect(broken.diagnostics).toContainEqual(
    expect.objectContaining({
      rule: "parameter-count",
      file: towns,
      range: expect.objectContaining({ line: 2 }),
    }),
  );
});

it("npm start follows a table", async () => {
  let onSaved = () => {};
  const saved = new Promise<void>((resolve) => {
    onSaved = resolve;
  });
  const { watch, stop } = followSources({
    configFile: file,
    followsCode: false,
    since: Date.now(),
    today: () => "2026-11-24",
    onSave: async () => onSaved(),
    onError: (error) => expect.fail(String(error)),
  });
  await watch();
  afterAll(stop);
  writeFileSync(towns, csv(rows.slice(1)));
  await saved;
});
