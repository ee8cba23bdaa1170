import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSource } from "../../config/read-config.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { checkSource } from "../../pipeline.ts";
import { randomChoices } from "../../testing/changes/random.ts";
import { KINDS, type KindName, kinds } from "./kinds/kinds.ts";
import { type Renamed, rename, writeRenamed } from "./rename.ts";
import { readSourceSite } from "./source/source-site.ts";

const SITES = [
  "site.config.json",
  "examples/cafe/site.config.json",
  "examples/kine-lyon/site.config.json",
];

/** Names that no site has, and that are not part of any word. */
const NEW: Record<KindName, (from: string) => string> = {
  page: () => "/zq-renamed",
  anchor: () => "zq-renamed",
  shared: () => "zq-renamed",
  template: () => "zqRenamed",
  parameter: () => "zqRenamed",
  media: (from) => `zq-renamed${from.slice(from.lastIndexOf("."))}`,
  location: () => "zqRenamed",
  tag: () => "zq renamed",
  author: () => "zqRenamed",
  series: () => "zq renamed",
  form: () => "zqRenamed",
  language: (from) => `${from.slice(0, 2)}-NZ`,
};

/** A copy of a site that may be written. */
function copyOf(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-rename-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "site.config.json");
  writeFileSync(file, readFileSync(site));
  cpSync(join(dirname(site), "public"), join(folder, "public"), { recursive: true });
  return file;
}

async function checked(file: string) {
  const found = await checkSource(readSource(file), publicDirOf(file), ourKit(), "all");
  if (!found.site) throw new Error(JSON.stringify(found.diagnostics));
  return { ...found, site: found.site };
}

const CASES = (await Promise.all(SITES.map(casesOf))).flat();

/** One name of each kind that the site has. */
async function casesOf(site: string) {
  const { source, site: compiled } = await checked(site);
  const written = readSourceSite(source, compiled, ourKit());
  return KINDS.flatMap((kind) => {
    const names = kinds[kind].names(written).filter(isFree);
    const from = names.length > 0 && randomChoices(kind.length + site.length).pick(names);
    return from ? [{ kind, site, from }] : [];
  });
}

it.each(CASES)(
  "$kind $from of $site is renamed and back: the rest keeps its bytes, and pages show the same",
  async ({ kind, site, from }) => {
    const file = copyOf(site);
    const before = await checked(file);
    const text = readFileSync(file, "utf8");
    const renamed = await rename(file, ourKit(), { from, to: NEW[kind](from), kind });
    await writeRenamed(renamed);
    const after = await checked(file);
    expect(rulesOf(after)).toEqual(rulesOf(before));
    if (kind !== "language") expect(pagesOf(after, renamed)).toEqual(pagesOf(before, renamed));
    await writeRenamed(await rename(file, ourKit(), { from: renamed.to, to: from, kind }));
    expect(readFileSync(file, "utf8")).toBe(text);
  },
  60_000,
);

/** The addresses of the home page and the not-found page cannot change. */
function isFree(name: string): boolean {
  return !/^\/(404.*|)$/.test(name);
}

type Checked = Awaited<ReturnType<typeof checked>>;

const rulesOf = ({ diagnostics }: Checked) => diagnostics.map(({ rule }) => rule);

/** Everything that pages are rendered from, with both names replaced by the same text. */
const pagesOf = ({ site }: Checked, { from, to }: Renamed) => {
  const [old, now] = [from, to].map((name) => name.split("#").at(-1) ?? name);
  return site.routes.map((route) => JSON.stringify(route).replaceAll(now ?? to, old ?? from));
};
