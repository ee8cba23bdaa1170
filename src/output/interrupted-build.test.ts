import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { photo } from "../testing/changes/edited-site.ts";
import { runCommand } from "../testing/commands/command.ts";
import { damageIn } from "../testing/commands/folder.ts";
import { type Config, heroWith, makeConfig, makePage, writeSite } from "../testing/site.ts";

/** Ends the process at the step that the environment names, as `kill -9` does. */
const KILLER = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
let left = Number(process.env.PLUMBLINE_TEST_STEP);
for (const name of ["renameSync", "unlinkSync"]) {
  const step = fs[name];
  fs[name] = (...paths) => {
    const isInPlace = /[\\\\/]dist[\\\\/](?!\\.building)/.test(paths.at(-1));
    if (isInPlace && left-- === 0) process.kill(process.pid, "SIGKILL");
    return step(...paths);
  };
}
syncBuiltinESMExports();
`;

const business = makeConfig().business;

/** A site that shares no file names with the other one, except for the addresses of most pages. */
function siteWith(picture: string, paper: string, ...paths: string[]): Config {
  const { theme } = makeConfig();
  const links = paths.map((link) => ({ label: `To ${link}`, link }));
  const page = (path: string) =>
    makePage({ path, title: `On ${path}`, parent: "/", sections: [heroWith(picture)] });
  return makeConfig({
    theme: { ...theme, colours: { light: { ...theme.colours.light, paper } } },
    header: { ...makeConfig().header, links },
    pages: [makePage({ sections: [heroWith(picture)] }), ...paths.map(page)],
  });
}

/** Missing files that pages name, as `page: address`. */
function notFound(out: string): string[] {
  const isThere = (url: string) =>
    ["", ".html", "/index.html"].some((end) => existsSync(join(out, url + end)));
  return readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html") && !path.startsWith(".building"))
    .flatMap((path) =>
      namedIn(readFileSync(join(out, path), "utf8"))
        .filter((url) => !isThere(url))
        .map((url) => `${path}: ${url}`),
    );
}

/** The addresses of the site's own files and pages in a page. */
function namedIn(html: string): string[] {
  const values = html.matchAll(/(?:href|src|srcset|content)="([^"]*)"|url\((\/[^)]*)\)/g);
  const urls = [...values].flatMap(([, value, url]) => url ?? value?.split(/,?\s+/) ?? []);
  return urls
    .map((url) => url.replace(business.url, "").replace(/[?#].*$/s, ""))
    .filter((url) => /^\/[^/]/.test(url));
}

it("every page finds the files that it names, whenever a build is killed", async () => {
  const sites = [
    siteWith("slate.jpg", "#ffffff", "/slate", "/lead/roofs", "/lead"),
    siteWith("tile.jpg", "#fffffe", "/slate", "/a-tile", "/lead"),
  ];
  const pictures = { "slate.jpg": await photo("grey"), "tile.jpg": await photo("red") };
  const { folder, file } = writeSite("", pictures);
  const killer = join(mkdtempSync(join(tmpdir(), "plumbline-killer-")), "killer.mjs");
  writeFileSync(killer, KILLER);
  const out = join(folder, "dist");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const path of [folder, join(killer, "..")]) rmSync(path, { recursive: true });
  });

  /** Builds the other site without interruption and returns the number of steps. */
  let at = 0;
  const turn = () => writeFileSync(file, JSON.stringify(sites[at++ % 2]));
  async function build(): Promise<number> {
    const { diagnostics, written, removed } = await buildSite({ configFile: file, outDir: out });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect([damageIn(out), notFound(out)]).toEqual([[], []]);
    return written.length + removed.length;
  }
  turn();
  await build();
  turn();
  const steps = await build();
  expect(steps).toBeGreaterThan(20);

  vi.stubEnv("NODE_OPTIONS", `--import ${pathToFileURL(killer).href}`);
  for (let step = 1; step < steps; step += Math.ceil(steps / 4)) {
    vi.stubEnv("PLUMBLINE_TEST_STEP", String(step));
    turn();
    const { signal } = await runCommand("build", "--config", file, "--out", out);
    expect([step, signal]).toEqual([step, "SIGKILL"]);
    expect(damageIn(out), `step ${step}`).not.toEqual([]);
    expect(notFound(out), `step ${step}`).toEqual([]);
    await build();
  }
}, 240_000);
