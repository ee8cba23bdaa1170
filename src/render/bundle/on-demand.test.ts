import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { type SiteCode, siteCode } from "./site-code.ts";

/** The types outside of the app's bundle. */
const onDemand = [...ourKit().sections.values()].flatMap(({ type, inApp }) => (inApp ? [] : type));

const LOOKS = [...ourKit().looks.keys()];

/** The static imports of a file of the bundle, as addresses. */
async function importsOf({ browserDir }: SiteCode, url: string): Promise<string[]> {
  const text = await readFile(join(browserDir, url), "utf8");
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  );
}

describe("the browser's code", () => {
  let code: SiteCode;

  beforeAll(async () => {
    code = await siteCode();
  });

  it("is one file for every page and one for the app, for any number of section types", async () => {
    const { start, entry } = code.scripts;
    expect(onDemand.length).toBeGreaterThan(1);
    expect(await importsOf(code, start.src)).toEqual([]);
    expect(await importsOf(code, entry)).toEqual([start.src]);
  });

  it("lists the files that each type and each look needs besides the app", () => {
    expect(Object.keys(code.scripts.sections).sort()).toEqual(onDemand.sort());
    expect(Object.keys(code.scripts.looks).sort()).toEqual([...LOOKS].sort());
  });

  it.each([...onDemand, ...LOOKS])(
    "lists all imports of %s, so that they load in parallel",
    async (name) => {
      const { sections, looks, start, entry } = code.scripts;
      const files = sections[name] ?? looks[name] ?? [];
      const imports = (await Promise.all(files.map((file) => importsOf(code, file)))).flat();
      if (name in sections) expect(imports).toContain(entry);
      expect([...files, start.src, entry]).toEqual(expect.arrayContaining(imports));
      expect(files).not.toContain(entry);
    },
  );
});
