import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import { hashesIn } from "../../src/testing/commands/folder.ts";
import { publishing } from "../../src/testing/servers/publishing.ts";
import { type Config, makeConfig, makePage, writeSite } from "../../src/testing/site.ts";
import { run } from "../publish.ts";

let folder: string;
let file: string;

const save = (title: string, to: Config["publish"]) =>
  writeFileSync(file, JSON.stringify(siteWith(title, to), null, 2));

function siteWith(title: string, publish?: Config["publish"]): Config {
  const { business } = makeConfig();
  return makeConfig({
    ...(publish && { publish }),
    business: { ...business, url: "https://www.roofs.example" },
    pages: [makePage({ title }), makePage({ path: "/about", title: `About ${title}` })],
  });
}

beforeEach(() => {
  ({ folder, file } = writeSite(siteWith("First")));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const publish = (...argv: string[]) =>
  publishing(run, file, "--out", join(folder, "dist"), ...argv);

async function publishTitle(title: string, to: Config["publish"], ...more: string[]) {
  save(title, to);
  const { code, output } = await publish("--yes", ...more);
  expect(code, output).toBe(0);
  return output;
}

describe("plumbline publish, to GitHub Pages", () => {
  const PAGES = { to: "github-pages" } as const;
  let bare: string;

  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
  const there = (...args: string[]) =>
    execFileSync("git", ["--git-dir", bare, ...args], { encoding: "utf8", stdio: "pipe" }).trim();
  const filesThere = () => there("ls-tree", "-r", "--name-only", "gh-pages").split("\n");
  const titleThere = () => /<title>([^<]*)/.exec(there("show", "gh-pages:index.html"))?.[1];

  beforeEach(() => {
    // A computer without a git identity.
    vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, "no-config"));
    vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
    bare = join(folder, "remote.git");
    execFileSync("git", ["init", "--quiet", "--bare", bare]);
    writeFileSync(join(folder, ".gitignore"), "/remote.git\n/dist\n/node_modules\n");
    git("init", "--quiet");
    git("remote", "add", "origin", bare);
    git("add", ".");
    git("-c", "user.name=Owner", "-c", "user.email=o@roofs.example", "commit", "-qm", "First");
  });

  it("commits the site to a branch each time, and does not change the owner's branches", async () => {
    const refs = git("for-each-ref", "refs/heads");
    await publishTitle("First", PAGES);
    const sent = join(folder, "sent");
    execFileSync("git", ["clone", "--quiet", "--branch", "gh-pages", bare, sent]);
    expect(hashesIn(sent)).toMatchObject(hashesIn(join(folder, "dist")));
    rmSync(sent, { recursive: true });
    expect(filesThere()).toContain(".nojekyll");
    expect(there("show", "gh-pages:CNAME")).toBe("www.roofs.example");
    const output = await publishTitle("Second", PAGES);
    expect(output).toMatch(/- First\n.*\+ Second/);
    expect(titleThere()).toBe("Second");
    expect(there("log", "--format=%s", "gh-pages").split("\n")).toHaveLength(2);
    expect(git("for-each-ref", "refs/heads")).toBe(refs);
    expect(git("status", "--porcelain")).toBe("M site.config.json");
  });

  it("undoes a publication, and keeps files that older pages need", async () => {
    for (const title of ["First", "Second"]) await publishTitle(title, PAGES);
    const assets = filesThere().filter((path) => path.startsWith("share/"));
    await publish("--undo", "--yes");
    expect(titleThere()).toBe("First");
    expect(filesThere()).toEqual(expect.arrayContaining(assets));
  });

  it("continues from a publication by another computer", async () => {
    await publishTitle("First", PAGES);
    const assets = filesThere().filter((path) => path.startsWith("share/"));
    rmSync(join(folder, ".plumbline"), { recursive: true });
    const output = await publishTitle("Second", PAGES);
    expect(output).toContain("This computer has no copy of the live version");
    expect(titleThere()).toBe("Second");
    expect(filesThere()).toEqual(expect.arrayContaining(assets));
  });

  /** Commits changes of other people to the branch. */
  function commitThere(change: (clone: string) => void) {
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--quiet", "--branch", "gh-pages", bare, clone]);
    change(clone);
    const who = ["-c", "user.name=Other", "-c", "user.email=other@roofs.example"];
    for (const args of [
      ["add", "--all"],
      [...who, "commit", "-qm", "Change"],
      ["push", "-q"],
    ])
      execFileSync("git", args, { cwd: clone });
    rmSync(clone, { recursive: true });
  }

  it("restores changed files on the branch, and keeps and lists added ones", async () => {
    await publishTitle("First", PAGES);
    commitThere((clone) => {
      rmSync(join(clone, "about.html"));
      writeFileSync(join(clone, "index.html"), "changed");
      writeFileSync(join(clone, "proof.html"), "of a search engine");
    });
    const output = await publishTitle("First", PAGES);
    expect(output).toMatch(/Missing on the server.* \(1\): about\.html/);
    expect(output).toMatch(/Changed on the server.* \(1\): index\.html/);
    expect(output).toContain("left as they are (1): proof.html");
    expect(filesThere()).toEqual(expect.arrayContaining(["about.html", "proof.html"]));
    expect(titleThere()).toBe("First");
    expect(await publishTitle("First", PAGES)).toContain("There is no difference");
  });

  it("replaces a branch of others only on request, and keeps its history", async () => {
    git("push", "--quiet", "origin", "HEAD:gh-pages");
    save("First", PAGES);
    await expect(publish("--yes")).rejects.toThrow("site.config.json");
    expect(filesThere()).toContain("site.config.json");
    await publishTitle("First", PAGES, "--replace");
    expect(filesThere()).not.toContain("site.config.json");
    expect(there("log", "--format=%s", "gh-pages").split("\n")).toHaveLength(2);
  });

  it("reports what is missing, and git's message", async () => {
    save("First", { to: "github-pages", remote: "github" });
    await expect(publish("--yes")).rejects.toThrow("git remote add github git@github.com");
    save("First", PAGES);
    rmSync(bare, { recursive: true });
    await expect(publish("--yes")).rejects.toThrow(/git .* failed for .*remote\.git/s);
  });
});

describe.skipIf(process.platform === "win32").each([
  [
    "Netlify",
    { to: "netlify", site: "my-roofs" },
    /^--yes netlify-cli deploy --prod --no-build --dir \S+ --site my-roofs$/,
  ],
  [
    "Cloudflare",
    { to: "cloudflare", project: "my-roofs" },
    /^--yes wrangler pages deploy \S+ --project-name my-roofs --branch main --commit-dirty=true$/,
  ],
] as const)("plumbline publish, to %s", (_, to, line) => {
  /** The last uploaded files, which the stand-in for the host's program has copied. */
  const sent = (path: string) => readFileSync(join(folder, "sent", path), "utf8");

  /** The real program contacts the host. Its stand-in records its arguments and copies the folder. */
  const stand = (code: number) => {
    const bin = join(folder, "bin");
    mkdirSync(bin, { recursive: true });
    const lines = [
      "#!/bin/sh",
      `echo "$@" > ${folder}/called`,
      'for each in "$@"; do if [ -f "$each/manifest.json" ]; then',
      `  rm -rf ${folder}/sent; cp -r "$each" ${folder}/sent`,
      "fi; done",
      `exit ${code}`,
    ];
    writeFileSync(join(bin, "npx"), lines.join("\n"));
    chmodSync(join(bin, "npx"), 0o755);
    vi.stubEnv("PATH", `${bin}${delimiter}${process.env.PATH}`);
  };

  it("sends the built folder with the host's own program, and undoes it", async () => {
    stand(0);
    await publishTitle("First", to);
    expect(sent("../called").trim()).toMatch(line);
    expect(sent("index.html")).toContain("<title>First");
    expect(await publishTitle("Second", to)).toMatch(/- First\n.*\+ Second/);
    expect(await publishTitle("Second", to)).toContain("There is no difference");
    await publish("--undo", "--yes");
    expect(sent("index.html")).toContain("<title>First");
  });

  it("sends the files again if the host no longer has them", async () => {
    stand(0);
    await publishTitle("First", to);
    const old = await startPreviewServer({ dir: join(folder, "sent"), port: 0, host: "localhost" });
    const at = (title: string): Config => {
      const config = siteWith(title, to);
      return { ...config, business: { ...config.business, url: old.url } };
    };
    writeFileSync(file, JSON.stringify(at("Second")));
    expect((await publish("--yes")).code).toBe(0);
    expect((await publish("--yes")).output).toContain("There is no difference");
    // The state after somebody has restored an older version on the host itself.
    const list = join(folder, "sent/manifest.json");
    writeFileSync(list, readFileSync(list, "utf8").replace(/"size": ?\d+/, '"size": 1'));
    expect((await publish("--yes")).output).toMatch(/Changed on the server.* \(\d+\)/);
    expect((await publish("--yes")).output).toContain("There is no difference");
    await old.close();
  });

  it("reports a failed publication, and does not record it", async () => {
    stand(0);
    await publishTitle("First", to);
    stand(3);
    save("Second", to);
    await expect(publish("--yes")).rejects.toThrow(/could not publish .*exit code 3.* login/s);
    stand(0);
    expect(await publishTitle("Second", to)).toMatch(/- First\n.*\+ Second/);
  });
});
