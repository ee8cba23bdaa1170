import { describe, expect, it } from "vitest";
import { sha256 } from "../../src/output/built-files.ts";
import { type Build, visitorsOf } from "./visitors.ts";

/** A site of one page with a script, a picture and data; each contains the site's name. */
const siteOf = (name: string): Record<string, string> => ({
  "index.html": `<img src="/assets/${name}.png"><script src="/assets/start.js" data-route="/data.json" data-version="${name}">`,
  "data.json": JSON.stringify({ version: name, chunks: [`/assets/${name}.js`] }),
  "assets/start.js": "start",
  [`assets/${name}.png`]: `picture of ${name}`,
  [`assets/${name}.js`]: `script of ${name}`,
});

const buildOf = (files: Record<string, string>): Build =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)]));

const [first, second] = [siteOf("first"), siteOf("second")];

/** The errors of a visitor on the first site, if the server switches to other files during the visit. */
async function met(later: Record<string, string>, visits = 1) {
  let served = first;
  const { seen, visit } = visitorsOf([first, second].map(buildOf), async (path) => {
    const text = served[path === "/" ? "index.html" : path.slice(1)];
    const headers = path.startsWith("/assets/") ? { "cache-control": "immutable" } : {};
    return { statusCode: text === undefined ? 404 : 200, headers, body: Buffer.from(text ?? "") };
  });
  for (let at = 0; at < visits; at += 1) {
    served = at === 0 ? first : { ...later, "index.html": first["index.html"] ?? "" };
    await visit("/", async () => {
      if (at === visits - 1) served = later;
    });
  }
  const { faults, ...counts } = seen;
  const counted = Object.entries(faults).map(([kind, all]) => [kind, all.length]);
  return { ...counts, ...Object.fromEntries(counted) };
}

const fine = { failed: 0, missing: 0, mixed: 0, changed: 0, overtaken: 0 };

describe("errors that visitors see while a site is replaced", () => {
  it("are none on the site as built, including the data of its scripts", async () => {
    expect(await met(first)).toEqual({ ...fine, requests: 5 });
  });

  it("do not include a page without its data if all files are of one build", async () => {
    expect(await met({ ...first, ...second })).toEqual({ ...fine, requests: 4, overtaken: 1 });
  });

  it("include a page without its picture", async () => {
    expect(await met(second)).toMatchObject({ failed: 1, missing: 1, mixed: 0 });
  });

  it("include a page with a script of another build at an immutable address", async () => {
    const later = { ...first, "assets/start.js": "other" };
    expect(await met(later, 2)).toMatchObject({ failed: 0, mixed: 1, changed: 1 });
  });

  it("include other data under the page's version, and a page that belongs to no build", async () => {
    const data = JSON.stringify({ version: "first", chunks: [] });
    expect(await met({ ...first, "data.json": data })).toMatchObject({ mixed: 1, overtaken: 0 });
    const broken = visitorsOf([buildOf(second)], async () => {
      return { statusCode: 200, headers: {}, body: Buffer.from("half a page") };
    });
    await broken.visit("/", async () => undefined);
    expect(broken.seen.faults.mixed).toHaveLength(1);
  });
});
