import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runInProcess } from "../src/testing/commands/in-process.ts";
import {
  type MediaFiles,
  makeConfig,
  makePage,
  type PageConfig,
  writeSite,
  wrong,
} from "../src/testing/site.ts";
import { localPage, template } from "../src/testing/template.ts";
import { run } from "./rename.ts";

const OLD = makePage({ path: "/old", title: "Old" });
const TABLE = "\uFEFFlocation,story,areas\r\nMockham,[Up](/old),A|B\r\n";
const CONFIG = makeConfig({
  templates: { local: template() },
  pages: [
    makePage(),
    OLD,
    wrong<PageConfig>({ ...localPage(), path: "/{location}", params: "towns.csv" }),
  ],
});

/** A site with Windows line ends and a byte order mark, and a table. */
function siteOf(config = CONFIG, media: MediaFiles = {}) {
  const text = `\uFEFF${JSON.stringify(config, null, "\t").replaceAll("\n", "\r\n")}\r\n`;
  const site = writeSite(text, media);
  onTestFinished(() => rmSync(site.folder, { recursive: true }));
  const table = join(site.folder, "towns.csv");
  writeFileSync(table, TABLE);
  const rename = (...args: string[]) => runInProcess(run, ...args, "--config", site.file);
  return { ...site, text, table, rename, read: () => readFileSync(site.file, "utf8") };
}

it("changes the config and its tables in their format, and adds a redirect", async () => {
  const { rename, read, table, text } = siteOf();
  const done = await rename("/old", "/new");
  expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining("page /old is now /new") });
  expect(readFileSync(table, "utf8")).toBe(TABLE.replace("/old", "/new"));
  const redirects = (from: string, to: string) =>
    [
      ",",
      '\t"redirects": [',
      "\t\t{",
      `\t\t\t"from": "${from}",`,
      `\t\t\t"to": "${to}"`,
      "\t\t}",
      "\t]",
    ].join("\r\n");
  const withRedirect = (whole: string, from: string, to: string) =>
    whole.replace(/\r\n\}\r\n$/, `${redirects(from, to)}\r\n}\r\n`);
  expect(read()).toBe(withRedirect(text.replaceAll('"/old"', '"/new"'), "/old", "/new"));

  expect((await rename("/new", "/old")).stdout).toContain("There is no redirect from /new");
  expect(readFileSync(table, "utf8")).toBe(TABLE);
  expect(read()).toBe(text);
}, 60_000);

it("lists the redirects that remain after a rename back in several steps", async () => {
  const { rename } = siteOf();
  await rename("/old", "/second");
  await rename("/second", "/third");
  const { stdout } = await rename("/third", "/old");
  expect(stdout).toContain('Still redirected to /old: /second. Remove those from "redirects"');
}, 60_000);

it("shows what would change, and writes nothing", async () => {
  const { rename, read, table, text } = siteOf();
  const { code, stdout } = await rename("/old", "/new", "--dry-run");
  expect(code).toBe(0);
  expect(stdout.replaceAll("\r", "")).toContain(
    "-Mockham,[Up](/old),A|B\n+Mockham,[Up](/new),A|B\n",
  );
  expect(stdout).toMatch(/^--- a\/.*site\.config\.json\n\+\+\+ b\//m);
  expect([read(), readFileSync(table, "utf8")]).toEqual([text, TABLE]);
}, 60_000);

it("moves the file that is renamed", async () => {
  const pdf = "%PDF-1.4\n";
  const list = makePage({
    sections: [{ type: "hero", heading: "Roofs", text: "[List](/media/old.pdf)" }],
  });
  const { rename, folder, read } = siteOf(makeConfig({ pages: [list] }), { "old.pdf": pdf });
  const place = (name: string) => existsSync(join(folder, "public/media", name));
  expect((await rename("public/media/old.pdf", "new.pdf")).code).toBe(0);
  expect([place("old.pdf"), place("new.pdf")]).toEqual([false, true]);
  expect(read()).toContain("[List](/media/new.pdf)");
}, 60_000);

it("reports in one line what is wrong", async () => {
  const { rename, read, text } = siteOf();
  expect(await rename("/odl", "/new")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('rename: This site has no page "/odl". Did you mean "/old"?'),
  });
  expect((await rename("/old")).stderr).toContain("give the old name and the new one");
  expect(read()).toBe(text);
}, 60_000);
