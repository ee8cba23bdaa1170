import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readAndCheck } from "./check-config.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), "plumbline-missing-"));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Creates a folder with or without a site; returns the path of its config. */
function folder(name: string, isSite: boolean): string {
  const config = join(root, name, "site.config.json");
  mkdirSync(join(root, name), { recursive: true });
  if (isSite) writeFileSync(config, "{}");
  return config;
}

const why = (config: string): Promise<string> => readAndCheck(config).then(String, String);
const going = (name: string) => {
  const path = relative(".", join(root, name));
  return `cd ${path}, or --config ${join(path, "site.config.json")}.`;
};

it("explains how to create a site if none is near", async () => {
  const config = folder("empty/two/levels", false);
  folder("empty/two/levels/below/too/deep", true);
  expect(await why(config)).toMatch(
    /^Error: There is no site\.config\.json in ".*levels"\. Go to the folder of your site, or create one: npx plumbline new my-site\. Name [^\n]+ --config FILE[^\n]+$/,
  );
});

it("names the site in a parent folder, or in a direct subfolder", async () => {
  folder("site", true);
  expect(await why(folder("site/public/media", false))).toContain(`: ${going("site")}`);
  expect(await why(join(root, "site.config.json"))).toContain(`: ${going("site")}`);
});

it("names the first of several sites, and counts the others", async () => {
  for (const name of ["a", "b", "c", "d", "e"]) folder(name, true);
  const said = await why(join(root, "site.config.json"));
  expect(said).toContain(`and 2 more. For the first: ${going("a")}`);
  expect(said).not.toContain(`${relative(".", join(root, "d"))}`);
});

it("finds the config if --config names its folder", async () => {
  folder("site", true);
  expect(await why(join(root, "site"))).toContain(
    `is not a file. Name the site's config with --config ${join(root, "site", "site.config.json")}.`,
  );
  expect(await why(join(root, "other.json"))).toMatch(/^Error: There is no file ".*other\.json"/);
});
