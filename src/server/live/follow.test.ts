import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { put } from "../../testing/commands/folder.ts";
import { makeConfig, makePage, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { followSources } from "./follow.ts";

const fromFile = (params: string) =>
  wrong<PageConfig>({ path: "/{town}", template: "local", params });

/** A site whose saves are followed; `saved` resolves with the next one. */
async function followed(plugins: string[] = []) {
  const config = { ...makeConfig({ pages: [makePage(), fromFile("towns.csv")] }), plugins };
  const { folder, file } = writeSite(JSON.stringify(config));
  const other = mkdtempSync(join(tmpdir(), "plumbline-follow-"));
  rmSync(join(folder, "public"), { recursive: true });
  symlinkSync(other, join(folder, "public"), "junction");
  for (const plugin of plugins) put(folder, `${plugin}/checks/one.ts`, "");
  let saves = 0;
  let onNext = () => {};
  const { stop } = await followSources({
    configFile: file,
    followsCode: false,
    today: () => "2026-11-24",
    onSave: async () => {
      saves += 1;
      onNext();
    },
    onError: (error) => expect.fail(String(error)),
  });
  onTestFinished(() => {
    stop();
    for (const each of [folder, other]) rmSync(each, { recursive: true });
  });
  const saved = async (name: string, text: string) => {
    const next = new Promise<void>((resolve) => {
      onNext = resolve;
    });
    put(folder, name, text);
    await next;
  };
  return { folder, saved, count: () => saves };
}

it.each([
  "towns.csv",
  "site.config.json",
  "sections/menu/section.ts",
  "languages/nds/language.ts",
  "public/media/new/roof.svg",
])("follows %s", async (name) => {
  const { saved } = await followed();
  await saved(name, "new");
});

it("follows the code of a plugin", async () => {
  const { saved } = await followed(["./tools"]);
  await saved("tools/checks/one.ts", "changed");
  await saved("tools/checks/two.ts", "new");
});

it("ignores a table that the config does not name, until it does", async () => {
  const { folder, saved, count } = await followed();
  put(folder, "notes.json", "{}");
  put(folder, "old-towns.csv", "town");
  put(folder, "dist/index.html", "");
  await saved("towns.csv", "town");
  expect(count()).toBe(1);
  const pages = [makePage(), fromFile("old-towns.csv")];
  await saved("site.config.json", JSON.stringify(makeConfig({ pages })));
  await saved("old-towns.csv", "town\nBarry");
});
