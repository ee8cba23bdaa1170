import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import {
  askServer,
  type StartedServer,
  startServer,
} from "../scripts/lib/programs/start-web-server.ts";
import { findServer, WEB_SERVERS, type WebServer } from "../scripts/lib/programs/web-servers.ts";
import { headersFor, parseHeadersFile } from "../src/output/hosting/headers-file.ts";
import { hydrated, linkTo } from "./browsing.ts";
import {
  firstOf,
  given,
  hasOther,
  home,
  kinds,
  linked,
  lost,
  NO_LOST,
  NO_OTHER,
  other,
} from "./site.ts";

const rules = parseHeadersFile(readFileSync("dist/_headers", "utf8"));

test.skip(process.env.PLUMBLINE_BASE_URL !== undefined, "The site under test is another one's.");
/** Files that a person or program has added to the built site. */
const added = [".env", ".git/config", "assets/.env", ".well-known/.env", ".well-known/a.txt"];

/** Pages that every page links to. The second one has the same name as a folder. */
const [slashed, above] = linked.filter(({ path }) => !path.endsWith(".html"));

function testServer(name: WebServer): void {
  test.describe.configure({ mode: "serial" });
  const program = findServer(name);
  test.skip(program === undefined, `There is no ${name} on this machine.`);

  let site: string;
  let server: StartedServer;
  test.beforeAll(async () => {
    site = join(mkdtempSync(join(tmpdir(), `plumbline-${name}-site-`)), "site");
    cpSync("dist", site, { recursive: true });
    for (const path of added) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), "added");
    }
    if (above) cpSync(join(site, "404.html"), join(site, `${above.path}/below.html`));
    // A server that root starts runs as another user.
    chmodSync(dirname(site), 0o755);
    server = await startServer(name, program ?? "", site);
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(dirname(site), { recursive: true });
  });

  const ask = (path: string) => askServer(server, path);

  test("serves every kind of page with the headers of all hosts, compressed", async () => {
    for (const { path } of kinds) {
      const { statusCode, headers } = await ask(path);
      expect(statusCode, path).toBe(200);
      expect(headers["content-encoding"], path).toBe("gzip");
      expect(headers["cache-control"], path).toBe("no-cache");
      for (const [name, value] of headersFor(rules, path)) expect(headers[name], path).toBe(value);
    }
  });

  test("lets browsers cache immutable files, with the same policies", async () => {
    const path = firstOf(/\/assets\/app-[^"]+/.exec(readFileSync("dist/index.html", "utf8")) ?? []);
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(200);
    for (const [name, value] of headersFor(rules, path)) expect(headers[name]).toBe(value);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["content-type"]).toContain("javascript");
  });

  const notThere = ["/no-such-page", "/assets/no-such-file.js", "/.hosting/nginx.conf"];
  const hidden = ["/.env", "/%2Eenv", "/.git/config", "/assets/.env", "/.well-known/.env"];

  for (const path of [...notThere, ...hidden]) {
    test(`answers ${path} with the site's 404 page, uncached`, async () => {
      test.skip(!lost, NO_LOST);
      const { statusCode, headers } = await ask(path);
      expect(statusCode).toBe(404);
      expect(headers["content-type"]).toContain("text/html");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["cache-control"]).toBe("no-cache");
    });
  }

  test("serves a page with the name of a folder, and the pages in that folder", async () => {
    test.skip(above === undefined, NO_OTHER);
    const [path = "", folder] = [above?.path, `${above?.path}/`];
    // Apache checks folders first, and shared hosting does not allow changing that.
    if (name === "apache") {
      const location = expect.stringMatching(new RegExp(`^https://localhost:\\d+${folder}$`));
      expect(await ask(path)).toMatchObject({ statusCode: 301, headers: { location } });
    }
    const { statusCode, headers } = await ask(name === "apache" ? folder : path);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect((await ask(`${path}/below`)).statusCode).toBe(200);
    expect((await ask("/assets/")).statusCode).not.toBe(200);
  });

  async function restart(options: { isBare: boolean }) {
    await server.stop();
    server = await startServer(name, program ?? "", site, options);
  }

  if (name === "apache") {
    test("accepts an Apache without modules", async () => {
      await restart({ isBare: true });
      for (const path of ["/", "/index.html"]) expect((await ask(path)).statusCode).toBe(200);
      await restart({ isBare: false });
    });
  }

  test("serves well-known files from .well-known", async () => {
    expect((await ask("/.well-known/a.txt")).statusCode).toBe(200);
  });

  test("redirects to the one address of a page", async () => {
    for (const path of ["/index.html", ...given(slashed && `${slashed.path}/`)]) {
      const { statusCode, headers } = await ask(path);
      const { pathname } = new URL(headers.location ?? "", "https://localhost");
      expect([statusCode, pathname]).toEqual([301, path.replace(/index\.html$|(?<=.)\/$/, "")]);
    }
  });

  for (const path of [
    "//evil.example/",
    "/%5Cevil.example/",
    "/%09/evil.example/",
    "/%2F/evil.example/",
  ]) {
    test(`does not redirect ${path} to another site`, async () => {
      const { headers } = await ask(path);
      const { hostname } = new URL(headers.location ?? "/", "https://localhost");
      expect(hostname).toBe("localhost");
    });
  }

  test("the app runs without errors", async ({ browser }) => {
    test.skip(!hasOther, NO_OTHER);
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`https://localhost:${server.httpsPort}/`);
    await hydrated(page);
    await linkTo(page, other.path).click();
    await expect(page).toHaveTitle(other.head.title);
    await page.goBack();
    await expect(page).toHaveTitle(home.head.title);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("MDN's HTTP Observatory gives at least 130 points", async () => {
    const ports = [String(server.httpPort), String(server.httpsPort)];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["e2e/observatory.mjs", ...ports],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: server.authority } },
    );
    const { score, tests } = JSON.parse(stdout) as { score: number; tests: object };
    expect(score, JSON.stringify(tests, null, 2)).toBeGreaterThanOrEqual(130);
  });
}

for (const name of WEB_SERVERS) test.describe(name, () => testServer(name));
