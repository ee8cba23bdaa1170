import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDestination } from "../../commands/publish/open-target.ts";
import { checkSite } from "../../pipeline.ts";
import { put } from "../../testing/commands/folder.ts";
import { makeConfig, writeSite } from "../../testing/site.ts";

const { folder, file } = writeSite(makeConfig());

beforeAll(() => {
  put(join(folder, "built"), "manifest.json", "{}");
  put(join(folder, "built"), ".hosting/nginx.conf", "");
  put(folder, "notes.txt", "Notes");
  mkdirSync(join(folder, "web"));
  for (const [name, to] of Object.entries({ "to-public": "public", here: ".", "to-web": "web" }))
    symlinkSync(to, join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The reports about a folder by check, with its position, and by the command. */
async function reasons(path: string) {
  writeFileSync(file, JSON.stringify(makeConfig({ publish: { to: "folder", path } })));
  const { diagnostics } = await checkSite(file);
  const found = diagnostics.filter(({ location }) => location === "publish › path");
  let thrown = "";
  try {
    readDestination(file, undefined);
  } catch (error) {
    thrown = String(error);
  }
  return { found, thrown };
}

describe("a folder to publish to", () => {
  it.each([
    ["~", "home folder"],
    ["~/site", "home folder"],
    ["~tess/site", "home folder"],
    ["$HOME/site", "Environment variables"],
    ["%USERPROFILE%/site", "Environment variables"],
    ["file:///srv/www", "a URL"],
    ["you@host.example:htdocs", "another computer"],
    ["C:/sites/www", "a Windows path"],
    ["web\\site", "a Windows path"],
    [".", "contains the site itself"],
    ["./", "contains the site itself"],
    ["..", "contains the site itself"],
    ["../..", "contains the site itself"],
    ["web/..", "contains the site itself"],
    ["/", "contains the site itself"],
    ["here", "contains the site itself"],
    ["public", 'is the folder "public" of the site'],
    ["public/media/web", 'is in the folder "public"'],
    ["to-public/web", 'is in the folder "public"'],
    ["web/../public", 'is the folder "public"'],
    ["dist", 'is the folder "dist"'],
    ["dist/web", 'is in the folder "dist"'],
    ["node_modules/web", 'is in the folder "node_modules"'],
    [".git", 'is the folder ".git"'],
    ["sections", 'is the folder "sections"'],
    ["built/web", "is inside the built site"],
    ["notes.txt", "is a file"],
    ["notes.txt/web", "is a file"],
  ])("is rejected by check and publish if it has another use: %s", async (path, why) => {
    const { found, thrown } = await reasons(path);
    expect(found).toMatchObject([
      { rule: "publish-folder", severity: "error", message: expect.stringContaining(why) },
    ]);
    expect(thrown).toContain(why);
  });

  it.each(["web", "to-web", "web/new", "../plumbline-web-of-no-site", "/srv/www/a site"])(
    "is accepted: %s",
    async (path) => {
      expect(await reasons(path)).toEqual({ found: [], thrown: "" });
    },
  );
});
