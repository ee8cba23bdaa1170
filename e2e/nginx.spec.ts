import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { findNginx } from "../scripts/lib/nginx.ts";
import { headersFor, parseHeadersFile } from "../src/serve/headers-file.ts";
import { hydrated, linkTo } from "./browsing.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { firstOf, hasOther, home, kinds, linked, lost, NO_LOST, NO_OTHER, other } from "./site.ts";

const program = findNginx();
const rules = parseHeadersFile(readFileSync("dist/_headers", "utf8"));

test.skip(process.env.PLUMBLINE_BASE_URL !== undefined, "The site under test is another one's.");
test.skip(program === undefined, "There is no nginx on this machine.");
test.describe.configure({ mode: "serial" });

/** What some person or program has put into the built site since. */
const added = [".env", ".git/config", "assets/.env", ".well-known/.env", ".well-known/a.txt"];

let site: string;
let nginx: Nginx;
test.beforeAll(async () => {
  site = join(mkdtempSync(join(tmpdir(), "plumbline-nginx-")), "site");
  cpSync("dist", site, { recursive: true });
  for (const path of added) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), "added");
  }
  nginx = await startNginx(program ?? "", site);
});
test.afterAll(async () => {
  await nginx.stop();
  rmSync(dirname(site), { recursive: true });
});

function ask(path: string): Promise<IncomingMessage> {
  const options = {
    host: "localhost",
    port: nginx.httpsPort,
    path,
    ca: readFileSync(nginx.authority),
    headers: { "Accept-Encoding": "gzip" },
  };
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      response.resume();
      resolve(response);
    }).once("error", reject);
  });
}

test("nginx answers every kind of page with the headers of all hosts, compressed", async () => {
  for (const { path } of kinds) {
    const { statusCode, headers } = await ask(path);
    expect(statusCode, path).toBe(200);
    expect(headers["content-encoding"], path).toBe("gzip");
    expect(headers["cache-control"], path).toBe("no-cache");
    for (const [name, value] of headersFor(rules, path)) expect(headers[name], path).toBe(value);
  }
});

test("nginx lets browsers keep what never changes, with the same policies", async () => {
  const path = firstOf(/\/assets\/app-[^"]+/.exec(readFileSync("dist/index.html", "utf8")) ?? []);
  const { statusCode, headers } = await ask(path);
  expect(statusCode).toBe(200);
  for (const [name, value] of headersFor(rules, path)) expect(headers[name]).toBe(value);
  expect(headers["cache-control"]).toContain("immutable");
});

const notThere = ["/no-such-page", "/assets/no-such-file.js", "/.hosting/nginx.conf"];
const hidden = ["/.env", "/%2Eenv", "/.git/config", "/assets/.env", "/.well-known/.env"];

for (const path of [...notThere, ...hidden]) {
  test(`nginx has its own page for ${path}, and nobody keeps it`, async () => {
    test.skip(!lost, NO_LOST);
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toContain("text/html");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe("no-cache");
  });
}

test("nginx serves what programs look for in .well-known", async () => {
  expect((await ask("/.well-known/a.txt")).statusCode).toBe(200);
});

test("nginx leads to the one address of a page", async () => {
  for (const { path } of linked.filter((route) => !route.path.endsWith(".html")).slice(0, 1)) {
    expect(await ask(`${path}/`)).toMatchObject({ statusCode: 301, headers: { location: path } });
  }
  expect(await ask("/index.html")).toMatchObject({ statusCode: 301, headers: { location: "/" } });
});

for (const path of [
  "//evil.example/",
  "/%5Cevil.example/",
  "/%09/evil.example/",
  "/%2F/evil.example/",
]) {
  test(`nginx leads nobody to another site by ${path}`, async () => {
    const { headers } = await ask(path);
    const { host } = new URL(headers.location ?? "/", "https://localhost");
    expect(host).toBe("localhost");
  });
}

test("the app runs under nginx, without a word against it", async ({ browser }) => {
  test.skip(!hasOther, NO_OTHER);
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`https://localhost:${nginx.httpsPort}/`);
  await hydrated(page);
  await linkTo(page, other.path).click();
  await expect(page).toHaveTitle(other.head.title);
  await page.goBack();
  await expect(page).toHaveTitle(home.head.title);
  expect(complaints).toEqual([]);
  await page.close();
});

test("MDN's HTTP Observatory gives at least 130 points", async () => {
  const ports = [String(nginx.httpPort), String(nginx.httpsPort)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["e2e/observatory.mjs", ...ports],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.authority } },
  );
  const { score, tests } = JSON.parse(stdout) as { score: number; tests: object };
  expect(score, JSON.stringify(tests, null, 2)).toBeGreaterThanOrEqual(130);
});
