import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { askServer, type Started, startServer } from "../scripts/lib/start-web-server.ts";
import { findServer, WEB_SERVERS } from "../scripts/lib/web-servers.ts";
import { buildSite } from "../src/build-site.ts";
import { makeConfig, makePage, writeSite } from "../src/testing/site.ts";

const pages = ["/", "/about", "/news/roofs"].map((path) => makePage({ path, title: `Of ${path}` }));
const redirects = [
  { from: "/contact.php", to: "/about" },
  { from: "/über-uns.html", to: "/contact.php" },
  { from: "/a(b)[c].$d", to: "/about?of=$1%20%25" },
  { from: "/100%25", to: "/" },
  { from: "/blog/*", to: "/news/*" },
  { from: "/blog/first", to: "/about" },
  { from: "/blog/2019/*", to: "/about" },
  { from: "/shop", to: "https://shop.example/a%20b?c=1#d" },
];

/** What is asked, and where it leads. */
const ASKED = [
  ["/contact.php", "/about"],
  ["/contact.php?a=1", "/about?a=1"],
  ["/%C3%BCber-uns.html", "/about"],
  ["/a(b)[c].$d", "/about?of=$1%20%25"],
  ["/100%25", "/"],
  ["/blog/roofs", "/news/roofs"],
  ["/blog/first", "/about"],
  ["/blog/a%20b/r%C3%B6mer%25", "/news/a%20b/r%C3%B6mer%25"],
  ["/blog/2019/roofs", "/about"],
  ["/shop", "https://shop.example/a%20b?c=1#d"],
];

/** An address from its path on, unless it is of another host; a sign may be written in more than one way. */
function readable(location = ""): string {
  const { hostname, href, origin } = new URL(location, "https://localhost");
  const written = hostname === "localhost" ? href.slice(origin.length) : href;
  return decodeURI(written).replaceAll("%24", "$");
}

for (const name of WEB_SERVERS) {
  test.describe(name, () => {
    test.describe.configure({ mode: "serial" });
    const program = findServer(name);
    test.skip(program === undefined, `There is no ${name} on this machine.`);
    const { folder, file } = writeSite(makeConfig({ pages, redirects }));
    let server: Started;

    test.beforeAll(async () => {
      const out = join(folder, "dist");
      await buildSite({ configFile: file, outDir: out });
      // A server that root starts works as another user.
      chmodSync(folder, 0o755);
      server = await startServer(name, program ?? "", out);
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    for (const [from = "", to] of ASKED) {
      test(`leads from ${from} for good`, async () => {
        const { statusCode, headers } = await askServer(server, from);
        expect([statusCode, readable(headers.location)]).toEqual([301, readable(to)]);
      });
    }

    test("lets nobody put in a header", async () => {
      const { headers } = await askServer(server, "/blog/x%0d%0aSet-Cookie:%20a=b");
      expect(headers).not.toHaveProperty("set-cookie");
    });

    for (const path of ["/about", "/news/roofs", "/"]) {
      test(`leaves ${path} where it is`, async () => {
        expect((await askServer(server, path)).statusCode).toBe(200);
      });
    }
  });
}
