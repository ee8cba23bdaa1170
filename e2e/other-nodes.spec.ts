import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { findNode, otherNodes } from "../scripts/lib/tests/other-nodes.ts";
import { escapeText } from "../src/lib/text.ts";
import { freePort } from "../src/server/free-port.ts";
import { commandsOf, copyProject, hashesIn, titleAt } from "./other-nodes.ts";
import { configFile, home } from "./site.ts";

test.skip(process.env.PLUMBLINE_BASE_URL !== undefined, "The site under test is another one's.");
test.describe.configure({ mode: "default" });

const FORMS = [
  ["--fix", "--dry-run"],
  ["--format", "sarif"],
];

/** The output of the running version in each format; computed once for all other versions. */
let saidHere: Promise<string[]> | undefined;

for (const version of otherNodes) {
  const node = findNode(version);

  test.describe(`on Node.js ${version}`, () => {
    test.skip(node === undefined, "This version is not here; npm test says why.");
    const folder = mkdtempSync(join(tmpdir(), "plumbline-node-"));
    const project = join(folder, "project");
    const copy = join(folder, "site.config.json");
    const out = join(folder, "dist");
    const [here, there] = [
      commandsOf(process.execPath, process.cwd()),
      commandsOf(node ?? "", project),
    ];

    test.beforeAll(() => {
      copyProject(project);
      cpSync(join(dirname(configFile), "public"), join(folder, "public"), { recursive: true });
    });
    test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test("a build from nothing gives the same bytes", async () => {
      const said = await there.run("build", resolve(configFile), "--out", out);
      expect(said).toContain("exit code 0");
      expect(hashesIn(out)).toEqual(hashesIn("dist"));
    });

    // A build runs most of the code. Only the oldest and the newest version run the other commands.
    const isNewest = version === otherNodes.at(-1);

    test("check reports the same, for people and as JSON", async () => {
      test.skip(!isNewest, "The newest version runs it.");
      writeFileSync(copy, readFileSync(configFile, "utf8").replace('"language"', '"languag"'));
      const saidBy = ({ run }: typeof here) =>
        Promise.all(FORMS.map((form) => run("check", copy, ...form)));
      const said = await saidBy(there);
      for (const each of said) expect(each).toContain("languag");
      saidHere ??= saidBy(here);
      expect(said).toEqual(await saidHere);
    });

    // The preview does not run any other code.
    test("npm start serves the site", async () => {
      test.skip(!isNewest, "The newest version runs it.");
      cpSync(configFile, copy);
      const port = String(await freePort());
      const stop = there.start("start", copy, "--port", port, "--out", out);
      const title = expect.poll(() => titleAt(`http://localhost:${port}/`), { timeout: 120_000 });
      try {
        await title.toBe(escapeText(home.head.title));
        writeFileSync(copy, withHomeTitle("Saved"));
        await title.toBe("Saved");
      } finally {
        await stop();
      }
    });
  });
}

function withHomeTitle(title: string): string {
  const config: { pages: { path: string }[] } = JSON.parse(readFileSync(configFile, "utf8"));
  const pages = config.pages.map((page) => (page.path === home.path ? { ...page, title } : page));
  return JSON.stringify({ ...config, pages });
}
