import { readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../src/commands/build/build-site.ts";
import { contentHash } from "../src/lib/files/hash.ts";
import { TEST_CACHE } from "../src/testing/commands/cache.ts";
import { commitAll, git } from "../src/testing/commands/repository.ts";
import { type Config, heroWith, makePage, writeSite } from "../src/testing/site.ts";
import { localPage, params, template, templated } from "../src/testing/template.ts";
import { run } from "./diff.ts";

const DAY = "2026-03-03";

const TOWNS = ["Mockham", "Faketon", "Dummyford", "Shamwick", "Pseudoby"];

/** A page without a template, and one for each town from a template with this description. */
const siteWith = (description: string, ...others: Config["pages"]): Config => {
  const towns = TOWNS.map((location) =>
    localPage({ path: `/${location.toLowerCase()}`, params: params({ location }) }),
  );
  const config = templated(...towns);
  const home = makePage({ sections: [heroWith("logo.svg")] });
  return {
    ...config,
    templates: { local: template({ description }) },
    pages: [home, ...others, ...config.pages.filter(({ path }) => path !== "/")],
  };
};

const FIRST = siteWith("Roofs in {location} that stay dry.");

let folder: string;
let file: string;

const save = (config: Config) => writeFileSync(file, JSON.stringify(config, null, 2));

beforeAll(() => {
  ({ folder, file } = writeSite(FIRST));
  git(folder, DAY, "init");
  commitAll(folder, DAY);
});

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  vi.restoreAllMocks();
  save(FIRST);
});

/** The command's exit code and what it prints. */
async function diff(...argv: string[]) {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const code = await run(["--config", file, ...argv]);
  return { code, output: log.mock.calls.map(([line]) => String(line)).join("\n") };
}

describe("plumbline diff", () => {
  it("reports new opening hours once, and not again in texts made from them", async () => {
    const open = (opens: string): Config => ({
      ...FIRST,
      business: { ...FIRST.business, openingHours: [{ days: ["Monday"], opens, closes: "17:00" }] },
      footer: { ...FIRST.footer, hoursHeading: "Hours" },
    });
    const before = join(folder, "before.config.json");
    writeFileSync(before, JSON.stringify(open("09:00")));
    save(open("08:30"));
    const { output } = await diff("--base", before);
    rmSync(before);
    expect(output).toContain("09:00");
    expect(output).not.toMatch(/openNow|periods/);
  });

  it("reports no difference, even if the file is formatted differently", async () => {
    writeFileSync(file, JSON.stringify(FIRST));
    const { code, output } = await diff("--exit-code");
    expect(output).toContain("Visitors and robots notice no difference from the last commit.");
    expect(code).toBe(0);
  });

  it("reports an edit of a template once, with its pages, even if their texts differ", async () => {
    save(siteWith("Dry roofs in {location}, and cheap."));
    const { code, output } = await diff();
    expect(output).toContain(
      "5 pages: description\n  /dummyford, /faketon, /mockham and 2 more\n" +
        "    - Roofs in Dummyford that stay dry.\n    + Dry roofs in Dummyford, and cheap.\n" +
        "    also: share preview",
    );
    expect(code).toBe(0);
    expect((await diff("--exit-code")).code).toBe(1);
  });

  it("lists added and removed pages, and what check reports about them", async () => {
    const next = siteWith(
      "Roofs in {location} that stay dry.",
      makePage({ path: "/slate", title: "Slate", description: "Roofs of slate. {business.phone}" }),
    );
    save({ ...next, pages: next.pages.filter(({ path }) => path !== "/pseudoby") });
    const { output } = await diff();
    expect(output).toMatch(/1 page appears\n {4}\+ \/slate {2}Slate\n/);
    expect(output).toMatch(/1 page vanishes\n {4}- \/pseudoby {2}/);
    expect(output).toMatch(/6 pages, .* kB of HTML/);
    expect(output).toMatch(/The check: .* new, .* gone/);
  });

  /** The first site with other paths of pages. */
  const movedTo = (path: (before: string) => string, parts: Partial<Config> = {}): Config => {
    const pages = FIRST.pages.map((page) => ({ ...page, path: path(page.path) }));
    return { ...FIRST, pages, ...parts };
  };

  it("reports a moved page with its redirect, and what else changes there", async () => {
    const { pages } = movedTo((path) => (path === "/mockham" ? "/roofs" : path));
    const description = "Roofs that stay dry.";
    save({
      ...FIRST,
      pages: pages.map((page) => (page.path === "/roofs" ? { ...page, description } : page)),
      header: { ...FIRST.header, links: [{ label: "Roofs", link: "/roofs" }] },
      redirects: [
        { from: "/mockham", to: "/roofs" },
        { from: "/old", to: "/roofs" },
      ],
    });
    const before = join(folder, "before.config.json");
    const links = [{ label: "Roofs", link: "/mockham" }];
    const redirects = [{ from: "/old", to: "/mockham" }];
    const old = { ...FIRST, header: { ...FIRST.header, links }, redirects };
    writeFileSync(before, JSON.stringify(old));
    const { output, code } = await diff("--exit-code", "--base", before);
    rmSync(before);
    const [, ...blocks] = output.split("\n\n");
    expect(blocks.slice(0, -2)).toEqual([
      "1 page has another address\n  “Roofs in Mockham” moved from /mockham to /roofs, with a redirect",
      expect.stringMatching(/^1 page: description\n {2}\/roofs\n {4}- Roofs in Mockham that/),
    ]);
    expect(code).toBe(1);
  });

  it("recognises pages without redirects by their titles", async () => {
    save(movedTo((path) => (path === "/" ? path : `/roofs${path}`)));
    const { output } = await diff();
    const [, moved, totals] = output.split("\n\n");
    expect(moved?.split("\n")).toEqual([
      "5 pages have other addresses",
      ...[...TOWNS].sort().map((town) => {
        const path = `/${town.toLowerCase()}`;
        return `  “Roofs in ${town}” moved from ${path} to /roofs${path}, without a redirect`;
      }),
    ]);
    expect(totals).toMatch(/^6 pages/);
  });

  it("does not take a similar page for a moved one", async () => {
    const { pages } = movedTo((path) => (path === "/mockham" ? "/new" : path));
    const location = "Sham on Sea";
    save({
      ...FIRST,
      pages: pages.map((page) =>
        page.path === "/new" ? { ...page, params: params({ location }) } : page,
      ),
      redirects: [{ from: "/mockham", to: "/faketon" }],
    });
    const { output } = await diff();
    const [, ...blocks] = output.split("\n\n");
    expect(blocks.slice(0, 3)).toEqual([
      "1 page appears\n    + /new  Roofs in Sham on Sea",
      "1 page vanishes\n    - /mockham  Roofs in Mockham",
      "1 old address\n  /mockham redirects to /faketon",
    ]);
  });

  it("reports a change of header or footer once", async () => {
    const links = [{ label: "Start", link: "/" }];
    save({ ...FIRST, header: { ...FIRST.header, links } });
    const { output } = await diff();
    expect(output).toContain(
      "All 6 pages: header › links › “Home” › label\n  /, /dummyford, /faketon and 3 more\n    - Home\n    + Start",
    );
  });

  it("compares with another config, a built site and an older commit", async () => {
    const edited = siteWith("Other roofs in {location}.");
    const other = join(folder, "other.config.json");
    writeFileSync(other, JSON.stringify(edited));
    expect((await diff("--base", other)).output).toContain(`Compared with ${other}`);
    const out = join(folder, "earlier");
    await buildSite({ configFile: file, outDir: out });
    save(edited);
    const { output } = await diff("--base", out);
    expect(output).toContain("5 pages: description");
    expect(output).toContain("The findings for that site are unknown.");
    git(folder, DAY, "commit", "--allow-empty", "-m", "Nothing");
    expect((await diff("--base", "HEAD~1")).output).toContain("5 pages: description");
  });

  it("uses the pictures of the base as they were at that time", async () => {
    const picture = join(folder, "public/media/logo.svg");
    const svg = readFileSync(picture, "utf8");
    writeFileSync(picture, svg.replace("<svg", '<svg class="new"'));
    const { output } = await diff();
    writeFileSync(picture, svg);
    expect(output).toContain("1 file\n  /media/logo.svg: another picture under the same name");
  });

  it("restores deleted files of the last build of the base", async () => {
    await diff();
    const made = join(TEST_CACHE, "diff", contentHash(realpathSync(file)), "revision");
    rmSync(join(made, "route-data"), { recursive: true });
    save(siteWith("Other roofs in {location}."));
    expect((await diff()).output).toContain("5 pages: description");
  });

  it.each([
    ["--base", "nowhere", '"nowhere" is not a file, a folder or a git revision'],
    ["--base", "public", "is not a built site"],
  ])("explains why it cannot compare with %s %s", async (flag, base, why) => {
    const at = base === "public" ? join(folder, base) : base;
    await expect(diff(flag, at)).rejects.toThrow(why);
  });

  it("shows the errors of a site that cannot be compared, and exits with 2", async () => {
    save({ ...FIRST, pages: [makePage({ description: "{nope}" })] });
    const errors = vi.spyOn(console, "error");
    const { code } = await diff();
    expect(code).toBe(2);
    expect(errors.mock.calls.join("\n")).toContain("{nope}");
  });

  it("lists each edit in full as JSON, and writes a comment for CI without mentions", async () => {
    save(siteWith("Roofs in {location}, says ```` @anybody <b>."));
    const { output } = await diff("--format", "json");
    const { groups } = JSON.parse(output);
    expect(groups[0]).toMatchObject({
      pages: ["/dummyford", "/faketon", "/mockham", "/pseudoby", "/shamwick"],
      changes: [{ where: "description", kind: "changed" }],
    });
    const { output: comment } = await diff("--format", "md");
    expect(comment).toContain("**5 pages: description**");
    expect(comment).toMatch(/^`{5,}diff\n- Roofs/m);
  });
});
