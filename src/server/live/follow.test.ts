import { mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { put } from "../../testing/commands/folder.ts";
import { makeConfig, makePage, type PageConfig, writeSite, wrong } from "../../testing/site.ts";
import { followSources } from "./follow.ts";

const fromFile = (params: string) =>
  wrong<PageConfig>({ path: "/{town}", template: "local", params });

/** A site whose saves are followed; `saved` resolves with the next one. */
async function followed(plugins: string[] = [], isWatched = true) {
  const config = { ...makeConfig({ pages: [makePage(), fromFile("towns.csv")] }), plugins };
  const { folder, file } = writeSite(JSON.stringify(config));
  const other = mkdtempSync(join(tmpdir(), "plumbline-follow-"));
  rmSync(join(folder, "public"), { recursive: true });
  symlinkSync(other, join(folder, "public"), "junction");
  for (const plugin of plugins) put(folder, `${plugin}/checks/one.ts`, "");
  put(other, "media/roof.svg", "<svg/>");
  put(folder, "towns.csv", "town\nPenarth");
  const since = Date.now();
  let saves = 0;
  let onNext = () => {};
  const { watch, stop } = followSources({
    configFile: file,
    followsCode: false,
    since,
    today: () => "2026-11-24",
    onSave: async () => {
      saves += 1;
      onNext();
    },
    onError: (error) => expect.fail(String(error)),
  });
  if (isWatched) await watch();
  onTestFinished(() => {
    stop();
    for (const each of [folder, other]) rmSync(each, { recursive: true });
  });
  const nextSave = () =>
    new Promise<void>((resolve) => {
      onNext = resolve;
    });
  const saved = async (name: string, text: string) => {
    const next = nextSave();
    // The clock of files has steps of some milliseconds.
    do put(folder, name, text);
    while (statSync(join(folder, name)).ctimeMs <= since);
    await next;
  };
  return { folder, nextSave, saved, since, watch, count: () => saves };
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

it.each(["towns.csv", "site.config.json", "sections/menu/section.ts", "public/media/roof.svg"])(
  "notices that %s has changed before files are watched",
  async (name) => {
    const { saved, watch } = await followed([], false);
    await Promise.all([saved(name, "new"), watch()]);
  },
);

it("notices that a picture was removed before files are watched", async () => {
  const { folder, nextSave, since, watch } = await followed([], false);
  const media = join(folder, "public/media");
  do {
    put(media, "old.svg", "<svg/>");
    rmSync(join(media, "old.svg"));
  } while (statSync(media).ctimeMs <= since);
  const noticed = nextSave();
  await watch();
  await noticed;
});

it("notices that a table was removed before files are watched", async () => {
  const { folder, nextSave, watch } = await followed([], false);
  rmSync(join(folder, "towns.csv"));
  const noticed = nextSave();
  await watch();
  await noticed;
});

it("notices nothing if nothing has changed before files are watched", async () => {
  const { saved, watch, count } = await followed([], false);
  await watch();
  await saved("towns.csv", "town");
  expect(count()).toBe(1);
});

it("follows the code of a plugin", async () => {
  const { saved } = await followed(["./tools"]);
  await saved("tools/checks/one.ts", "changed");
  await saved("tools/checks/two.ts", "new");
});

it("follows a plugin that is added later", async () => {
  const { folder, saved, count } = await followed();
  put(folder, "tools/checks/one.ts", "");
  await saved("site.config.json", JSON.stringify({ ...makeConfig({}), plugins: ["./tools"] }));
  expect(count()).toBe(1);
  await vi.waitUntil(() => {
    put(folder, "tools/checks/one.ts", "changed");
    return count() > 1;
  });
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
