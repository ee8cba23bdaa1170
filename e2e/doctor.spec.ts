import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startServer } from "../scripts/lib/programs/start-web-server.ts";
import { findServer, WEB_SERVERS, type WebServer } from "../scripts/lib/programs/web-servers.ts";
import { runCommand, runCommandWith } from "../src/testing/commands/command.ts";

test.skip(process.env.PLUMBLINE_BASE_URL !== undefined, "The site under test is another one's.");

/**
 * The configuration of each server, and the change that makes it respond with the home page for missing
 * files.
 */
const HOSTS: Record<WebServer, { file: string; takesAll: (text: string) => string }> = {
  nginx: {
    file: ".hosting/nginx.conf",
    takesAll: (text) => text.replace("$uri/index.html =404;", "$uri/index.html /index.html;"),
  },
  apache: {
    file: ".htaccess",
    takesAll: (text) =>
      `${text}RewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule "." /index.html [L]\n`,
  },
  caddy: {
    file: ".hosting/Caddyfile",
    takesAll: (text) => text.replace("{path}/index.html\n", "{path}/index.html /index.html\n"),
  },
};

function change(file: string, by: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = by(text);
  expect(changed, `nothing is changed in ${file}`).not.toBe(text);
  writeFileSync(file, changed);
}

const withoutLines = (words: RegExp) => (text: string) =>
  text
    .split("\n")
    .filter((line) => !words.test(line))
    .join("\n");

/** Problems of a site on its server, and the report about each. */
const BREAKS: [what: string, breakIt: (site: string, name: WebServer) => void, said: RegExp][] = [
  [
    "the home page for each address that is not there",
    (site, name) => change(join(site, HOSTS[name].file), HOSTS[name].takesAll),
    /wrong\s+A missing address responds with status (200|301)/,
  ],
  [
    "a header that is missing",
    (site, name) => change(join(site, HOSTS[name].file), withoutLines(/Permissions-Policy/)),
    /to do\s+1 of the \d+ headers that protect visitors is not sent: permissions-policy/i,
  ],
  [
    "a robots.txt that shuts all out",
    (site) => writeFileSync(join(site, "robots.txt"), "User-agent: *\nDisallow: /\n"),
    /wrong\s+robots\.txt blocks search engines from the whole site/,
  ],
  [
    "a redirect that is gone",
    (site, name) => {
      change(join(site, HOSTS[name].file), (text) => text.replaceAll("prices-2019", "prices-gone"));
      rmSync(join(site, "prices-2019.html"));
    },
    /wrong\s+1 old address of those tested does not redirect as the config says: \/prices-2019/,
  ],
  [
    "a page that somebody has changed",
    (site) => change(join(site, "index.html"), (html) => `${html}<script src="/x.js"></script>`),
    /wrong\s+\/: the page is changed in transit: something adds a script/,
  ],
];

/** An example with redirects, once as published and once as built since. */
async function buildTwice(folder: string): Promise<void> {
  cpSync("examples/kine-lyon", folder, { recursive: true });
  const config = join(folder, "site.config.json");
  const redirects = [
    { from: "/prices-2019", to: "/tarifs" },
    { from: "/blog/*", to: "/" },
  ];
  change(config, (text) => JSON.stringify({ ...JSON.parse(text), redirects }));
  const build = async () =>
    expect(await runCommand("build", "--config", config)).toMatchObject({ code: 0 });
  await build();
  cpSync(join(folder, "dist"), join(folder, "older"), { recursive: true });
  change(config, (text) => text.replace("Séances individuelles", "Séances seul à seul"));
  await build();
}

test.describe("plumbline doctor", () => {
  // One worker builds the site for all servers.
  test.describe.configure({ mode: "default" });

  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "plumbline-doctor-"));
    // A server that root starts runs as another user.
    chmodSync(folder, 0o755);
    await buildTwice(folder);
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  for (const name of WEB_SERVERS) testServer(name);

  function testServer(name: WebServer): void {
    /** The report of the command about a folder on the server. */
    async function saidOf(site: string) {
      const program = findServer(name);
      test.skip(program === undefined, `There is no ${name} on this machine.`);
      const server = await startServer(name, program ?? "", site);
      try {
        return await runCommandWith(
          { NODE_EXTRA_CA_CERTS: server.authority },
          ...["doctor", "--config", join(folder, "site.config.json")],
          ...["--url", `http://localhost:${server.httpPort}`],
        );
      } finally {
        await server.stop();
      }
    }

    test(`${name}: reports nothing if the site is as it was built`, async () => {
      const { code, stdout, stderr } = await saidOf(join(folder, "dist"));
      expect(stdout, stderr).toMatch(/Ready\.\n$/);
      expect(stdout).toMatch(/identical to the build/);
      expect(stdout).toMatch(/http redirects to https permanently \(301\)/);
      expect(stdout).toMatch(/All old addresses redirect permanently \(301\)/);
      expect(code).toBe(0);
    });

    test(`${name}: reports an older publication`, async () => {
      test.skip(name !== WEB_SERVERS[0], "It depends on the files, and not on the server.");
      const { code, stdout } = await saidOf(join(folder, "older"));
      expect(stdout).toMatch(/to do\s+\/.*: the public version is older than the build here/);
      expect(code).toBe(1);
    });

    test(`${name}: reports all problems at once`, async () => {
      const site = join(folder, `broken-${name}`);
      cpSync(join(folder, "dist"), site, { recursive: true });
      for (const [, breakIt] of BREAKS) breakIt(site, name);
      const { code, stdout } = await saidOf(site);
      for (const [what, , said] of BREAKS) expect.soft(stdout, what).toMatch(said);
      expect(code).toBe(1);
    });
  }
});
