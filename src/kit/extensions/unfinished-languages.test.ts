import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import { checkSite } from "../../pipeline.ts";
import { put } from "../../testing/commands/folder.ts";
import { makeConfig, writeSite } from "../../testing/site.ts";

const LANGUAGE = `import { defineLanguage } from "plumbline/kit";
export const language = defineLanguage({
  code: "it",
  texts: { layout: { skip: "Vai al contenuto", menu: null } },
  checks: { subjects: "cucina" },
});`;

let site: { folder: string; file: string };

beforeAll(() => {
  site = writeSite(makeConfig({ language: "it" }));
  put(site.folder, "languages/it/language.ts", LANGUAGE);
});

afterAll(() => rmSync(dirname(site.file), { recursive: true }));

it("an unfinished language stops a check, with what is missing and its English", async () => {
  const { diagnostics } = await checkSite(site.file);
  expect(diagnostics).toEqual([
    expect.objectContaining({
      severity: "error",
      message: expect.stringMatching(/^The language "it" lacks \d+ texts\.$/),
      hint: expect.stringContaining('layout.menu: "Menu". Name of the button'),
    }),
  ]);
});

it("under start, English takes the place of what is missing, with a warning", async () => {
  const outDir = join(site.folder, "dist");
  const built = await buildSite({ configFile: site.file, outDir, takesUnfinished: true });
  expect(built.isBuilt).toBe(true);
  expect(built.diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      message: expect.stringContaining('The language "it" lacks'),
    }),
  );
  const again = await buildSite({ configFile: site.file, outDir, takesUnfinished: true });
  expect(again.diagnostics).toEqual(built.diagnostics);
});
