import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ourKit } from "../../src/kit/our-kit.ts";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";
import { hostFiles } from "../../src/output/hosting/hosts.ts";
import { makeConfig } from "../../src/testing/site.ts";
import { findServer } from "../lib/programs/web-servers.ts";

const text = readFileSync(join(PROJECT_DIR, "docs/deploy.md"), "utf8");

/** The code blocks of a language, without their indentation. */
const blocksOf = (kind: string): string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${kind}\\n(.*?)^ *\`\`\`$`, "gms"))].map(
    ([, indent = "", block = ""]) => block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );

describe("the blocks of docs/deploy.md", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-deploy-"));
  const site = join(folder, "current");
  const [caddy, nginx, apache] = (["caddy", "nginx", "apache"] as const).map(findServer);

  beforeAll(() => {
    for (const { url, data } of hostFiles([{ path: "/*", headers: [] }], [])) {
      mkdirSync(dirname(join(site, url)), { recursive: true });
      writeFileSync(join(site, url), data);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a block to a file, with the site's folder replaced by this one. */
  function written(block: string, around: (block: string) => string = (text) => text): string {
    const file = join(folder, "server.conf");
    writeFileSync(file, around(block.replaceAll("/srv/my-site/current", site)));
    return file;
  }
  const runs = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: "pipe" });

  it.each(["caddy", "nginx", "apache", "json", "js", "sh"])("include %s", (kind) => {
    expect(blocksOf(kind)).not.toEqual([]);
  });

  it("have a language that this test can load", () => {
    const kinds = [...text.matchAll(/^ *```(\S*)$/gm)].flatMap(([, kind = ""], at) =>
      at % 2 === 0 ? kind : [],
    );
    expect([...new Set(kinds)].sort()).toEqual(["apache", "caddy", "js", "json", "nginx", "sh"]);
  });

  it.skipIf(!caddy).each(blocksOf("caddy"))("load in Caddy: %s", (block) => {
    runs(caddy ?? "", "adapt", "--config", written(block), "--adapter", "caddyfile");
  });

  it.skipIf(!nginx).each(blocksOf("nginx"))("load in nginx: %s", (block) => {
    const file = written(block, (server) => `pid ${folder}/pid;\nevents {}\nhttp {\n${server}}\n`);
    runs(nginx ?? "", "-t", "-p", folder, "-c", file, "-e", join(folder, "error.log"));
  });

  it.skipIf(!apache).each(blocksOf("apache"))("load in Apache: %s", (block) => {
    const modules = ["mpm_event", "authz_core"].map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    const file = written(block, (host) =>
      [
        ...modules,
        "ServerName localhost",
        `DefaultRuntimeDir ${folder}`,
        `ErrorLog ${folder}/error.log`,
        host,
      ].join("\n"),
    );
    runs(apache ?? "", "-t", "-d", folder, "-f", file);
  });

  it.each(blocksOf("json"))("are valid in a config: %s", (block) => {
    const given = { ...makeConfig(), ...JSON.parse(`{${block}}`) };
    expect(ourKit().schemas.site.safeParse(given).error?.issues ?? []).toEqual([]);
  });

  it.each(blocksOf("js"))("are valid JavaScript: %s", (block) => {
    const file = join(folder, "block.cjs");
    writeFileSync(file, block);
    runs(process.execPath, "--check", file);
  });

  it.each(blocksOf("sh"))("are valid shell commands: %s", (block) => {
    const file = join(folder, "block.sh");
    writeFileSync(file, block);
    runs("sh", "-n", file);
  });
});
