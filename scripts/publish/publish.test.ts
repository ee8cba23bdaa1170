import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import { pathsIn } from "../../src/testing/commands/folder.ts";
import { publishing } from "../../src/testing/servers/publishing.ts";
import { type Config, makeConfig, makePage, writeSite } from "../../src/testing/site.ts";
import { run } from "../publish.ts";

const site = (title: string, parts: Partial<Config> = {}): Config => {
  const { business } = makeConfig();
  return makeConfig({
    publish: { to: "folder", path: "web" },
    business: { ...business, url: "https://www.roofs.example" },
    pages: [makePage({ title }), makePage({ path: "/about", title: `About ${title}` })],
    ...parts,
  });
};

let folder: string;
let file: string;
const web = (...path: string[]) => join(folder, "web", ...path);
const save = (config: Config) => writeFileSync(file, JSON.stringify(config, null, 2));
const liveTitle = () => /<title>([^<]*)/.exec(readFileSync(web("current/index.html"), "utf8"))?.[1];

beforeEach(() => {
  ({ folder, file } = writeSite(site("First")));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const publish = (...argv: string[]) => publishing(run, file, ...argv);

/** Publishes a site with this title. */
async function publishTitle(title: string, parts: Partial<Config> = {}) {
  save(site(title, parts));
  const { code, output } = await publish("--yes");
  expect(code, output).toBe(0);
  return output;
}

/** The names of live files with a content hash; each title has its own share image. */
const assets = () => pathsIn(web("current/share"), false);

describe("plumbline publish, to a folder", () => {
  it("publishes the site behind a link, and reports it the first time", async () => {
    const output = await publishTitle("First");
    expect(output).toContain("This seems to be the first time");
    expect(output).toMatch(/To the folder ".*current": \d+ files? new, 0 changed, 0 removed/);
    expect(output).toContain("To undo it: npx plumbline publish --config");
    expect(readlinkSync(web("current"))).toMatch(/^releases\/\d{4}-/);
    expect(liveTitle()).toBe("First");
    for (const path of pathsIn(join(folder, "dist"), false)) {
      const [live, built] = [web("current", path), join(folder, "dist", path)];
      expect(readFileSync(live).equals(readFileSync(built)), path).toBe(true);
    }
  });

  it("lists the differences from the live site in words, or that there are none", async () => {
    await publishTitle("First");
    const output = await publishTitle("Second");
    expect(output).toContain("Compared with the live site");
    expect(output).toMatch(/- First\n.*\+ Second/);
    expect(await publishTitle("Second")).toContain("There is no difference from the live site");
  });

  it("undoes publications step by step, and continues from there", async () => {
    for (const title of ["First", "Second", "Third"]) await publishTitle(title);
    await publish("--undo", "--yes");
    expect(liveTitle()).toBe("Second");
    await publish("--undo", "--yes");
    expect(liveTitle()).toBe("First");
    await expect(publish("--undo", "--yes")).rejects.toThrow(
      /Nothing was published to .* before the live release \(2 pages/,
    );
    await publishTitle("Fourth");
    await publish("--undo", "--yes");
    expect(liveTitle()).toBe("First");
  });

  it("keeps the files of the last five releases, and deletes older ones", async () => {
    await publishTitle("First");
    const first = assets();
    await publishTitle("Second");
    const second = assets();
    expect(second).toEqual(expect.arrayContaining(first));
    expect(second.length).toBeGreaterThan(first.length);
    await publish("--undo", "--yes");
    expect(liveTitle()).toBe("First");
    expect(assets()).toEqual(second);
    for (const title of ["Third", "Fourth", "Fifth", "Sixth", "Seventh"]) await publishTitle(title);
    expect(assets()).not.toEqual(expect.arrayContaining(first));
    expect(readdirSync(web("releases")).filter((name) => !name.startsWith("."))).toHaveLength(5);
  });

  it("reports when a server has to reload its headers and redirects", async () => {
    await publishTitle("First");
    expect(await publishTitle("Second")).not.toContain("reload");
    const redirects = [{ from: "/old", to: "/about" }];
    expect(await publishTitle("Second", { redirects })).toContain("systemctl reload nginx");
  });

  it("lists the releases that it keeps", async () => {
    for (const title of ["First", "Second"]) await publishTitle(title);
    await publish("--undo", "--yes");
    const { output } = await publish("--list");
    expect(output).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {8}2 pages\n.* live {2}2 pages$/);
  });

  it("asks first, and sends nothing without a terminal or for a dry run", async () => {
    await expect(publish()).rejects.toThrow("Nothing was sent");
    expect((await publish("--dry-run")).output).toMatch(/\d files? new/);
    expect(existsSync(web())).toBe(false);
  });

  it("sends nothing if the site has errors", async () => {
    save(site("First", { pages: [makePage({ description: "{nope}" })] }));
    expect((await publish("--yes")).code).toBe(1);
    expect(existsSync(web())).toBe(false);
  });

  it("does not change files of others", async () => {
    mkdirSync(web("current"), { recursive: true });
    writeFileSync(web("current/index.html"), "of others");
    await expect(publish("--yes")).rejects.toThrow("something else is there");
    expect(lstatSync(web("current")).isDirectory()).toBe(true);
    expect(readdirSync(web("releases"))).toEqual([]);
    writeFileSync(web("notes.txt"), "of others");
    rmSync(web("current"), { recursive: true });
    await publishTitle("First");
    expect(readFileSync(web("notes.txt"), "utf8")).toBe("of others");
  });

  it("compares with the files that exist, and restores removed and changed ones", async () => {
    await publishTitle("First");
    rmSync(web("current/about.html"));
    writeFileSync(web("current/index.html"), "so long as another text");
    const output = await publishTitle("First");
    expect(output).toMatch(/Missing on the server.* \(1\): about\.html/);
    expect(output).toMatch(/Changed on the server.* \(1\): index\.html/);
    expect(output).toContain("1 file new, 1 changed, 0 removed");
    expect(liveTitle()).toBe("First");
    expect(existsSync(web("current/about.html"))).toBe(true);
    expect(await publishTitle("First")).toContain("There is no difference");
    // A repair is not a version that undo could restore.
    await expect(publish("--undo", "--yes")).rejects.toThrow("Nothing was published to");
  });

  it("completes a site that lost more than pages", async () => {
    await publishTitle("First");
    for (const name of ["route-data.json", "manifest.json", ".plumbline/published.json"]) {
      rmSync(web("current", name));
      await publishTitle(`Without ${name}`);
      for (const path of pathsIn(join(folder, "dist"), false))
        expect(existsSync(web("current", path)), path).toBe(true);
    }
  });

  it("does not undo to a release that has changed", async () => {
    await publishTitle("First");
    const first = readlinkSync(web("current"));
    await publishTitle("Second");
    rmSync(web(first, "about.html"));
    await expect(publish("--undo", "--yes")).rejects.toThrow(/about\.html in it is missing/);
    expect(liveTitle()).toBe("Second");
  });

  it("copies files of others beside the pages, and replaces them only on request", async () => {
    await publishTitle("First");
    writeFileSync(web("current/proof.html"), "of a search engine");
    expect(await publishTitle("Second")).toContain("left as they are (1): proof.html");
    expect(readFileSync(web("current/proof.html"), "utf8")).toBe("of a search engine");
    save(site("Third", { pages: [makePage(), makePage({ path: "/proof", title: "Proof" })] }));
    await expect(publish("--yes")).rejects.toThrow(/\n {2}proof\.html\nNothing was sent/);
    expect((await publish("--yes", "--replace")).code).toBe(0);
    expect(readFileSync(web("current/proof.html"), "utf8")).toContain("<title>");
  });

  it("does not replace a link to something else unless asked to", async () => {
    mkdirSync(web("old-site"), { recursive: true });
    symlinkSync("old-site", web("current"));
    await expect(publish("--yes")).rejects.toThrow(/is a link to "old-site".*--replace/);
    expect(readlinkSync(web("current"))).toBe("old-site");
    expect((await publish("--yes", "--replace")).code).toBe(0);
    expect(liveTitle()).toBe("First");
    expect(existsSync(web("old-site"))).toBe(true);
  });

  it("tests the live site, and exits with 3 if it shows something else", async () => {
    await publishTitle("First");
    const server = await startPreviewServer({ dir: web("current"), port: 0, host: "localhost" });
    const { business } = site("");
    const at = (url: string) => ({ business: { ...business, url } });
    expect(await publishTitle("Second", at(server.url))).toContain(`${server.url} shows it (`);
    await server.close();
    save(site("Third", at(server.url)));
    const { code, errors } = await publish("--yes");
    expect(code).toBe(3);
    expect(errors).toContain(`${server.url} does not show it yet`);
    // Hundreds of files with the same problem do not print hundreds of lines.
    expect(errors.split("does not respond").length).toBeLessThan(5);
  });

  it("records which addresses are live, for the check", async () => {
    await publishTitle("First");
    const moved = makePage({ path: "/new", title: "New" });
    save(site("First", { pages: [makePage({ title: "First" }), moved] }));
    const reports = "/about was there when you last published, and there is no redirect.";
    expect((await publish("--yes")).errors).toContain(reports);
    expect((await publish("--yes")).errors).not.toContain("lost-address");
    const list = join(folder, ".plumbline/published/site.config.json.last.json");
    const kept = () => JSON.parse(readFileSync(list, "utf8")).sort();
    expect(kept()).toEqual(["/", "/new"]);
    writeFileSync(list, "[1");
    await publishTitle("Second");
    expect(kept()).toEqual(["/", "/about"]);
  });

  it("explains where a site without a target can be published", async () => {
    const { publish: _, ...config } = site("First");
    save(config);
    await expect(publish("--yes")).rejects.toThrow("does not say where to publish the site");
    expect((await publish("--yes", "--to", web())).code).toBe(0);
    expect(liveTitle()).toBe("First");
  });

  it("has no field for a password", async () => {
    const wrong = { to: "folder", path: "web", password: "secret" };
    writeFileSync(file, JSON.stringify({ ...site("First"), publish: wrong }));
    const { code, errors } = await publish("--yes");
    expect(code).toBe(1);
    expect(errors).toContain("password");
  });
});
