import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import {
  askServer,
  readFromServer,
  type StartedServer,
  startServer,
} from "../scripts/lib/programs/start-web-server.ts";
import { findServer, WEB_SERVERS } from "../scripts/lib/programs/web-servers.ts";
import { buildSite } from "../src/commands/build/build-site.ts";
import { makeConfig, makePage, writeSite } from "../src/testing/site.ts";

const pages = ["/", "/about", "/news/roofs"].map((path) => makePage({ path, title: `Of ${path}` }));
const redirects = [
  { from: "/contact.php", to: "/about" },
  { from: "/über-uns.html", to: "/contact.php" },
  { from: "/a(b)[c].$d", to: "/about?of=$1%20%25" },
  { from: "/100%25", to: "/" },
  { from: "/%22roofs%22", to: "/about" },
  { from: "/find.php?q=%22roofs%22", to: "https://shop.example/?q=\\{host\\}" },
  { from: "/blog/*", to: "/news/*" },
  { from: "/blog/", to: "/about?from=blog" },
  { from: "/blog/first", to: "/about" },
  { from: "/blog/2019/*", to: "/about?year=2019#top" },
  { from: "/shop", to: "https://shop.example/a%20b?c=1#d" },
  { from: "/old-shop/*", to: "https://shop.example/a%20b/*" },
  { from: "/about-us/", to: "/about" },
  { from: "/team", to: "/about#top" },
  { from: "/Price List.pdf", to: "/about" },
  { from: "/ABOUT", to: "/about" },
  { from: "/index.php", to: "/" },
  { from: "/index.php/about", to: "/about" },
  { from: "/about/feed", to: "/news/roofs" },
  { from: "/?p=12", to: "/about" },
  { from: "/?p=12&lang=cy", to: "/news/roofs#top" },
  { from: "/index.php?route=news/roofs", to: "/news/roofs" },
  { from: "/about?print=1", to: "/news/roofs?from=print" },
  { from: "/list.php?town=St%20Mary", to: "https://shop.example/" },
  { from: "/assets/uploads/*", to: "/news/*" },
  { from: "/?about", to: "/about" },
  { from: "/index.php?team&of=us", to: "/about#top" },
];

/** Requested addresses and their targets. */
const ASKED = [
  ["/contact.php", "/about"],
  ["/contact.php?a=1", "/about?a=1"],
  ["/contact.php/", "/about"],
  ["/%C3%BCber-uns.html", "/about"],
  ["/a(b)[c].$d", "/about?of=$1%20%25"],
  ["/a(b)[c].$d?y=2", "/about?of=$1%20%25"],
  ["/100%25", "/"],
  ["/%22roofs%22", "/about"],
  ["/find.php?q=%22roofs%22", "https://shop.example/?q=%7Bhost%7D"],
  ["/blog/roofs", "/news/roofs"],
  ["/blog/roofs/", "/news/roofs"],
  ["/blog/roofs?a=1", "/news/roofs?a=1"],
  ["/blog", "/about?from=blog"],
  ["/blog/?x=1", "/about?from=blog"],
  ["/blog/first", "/about"],
  ["/blog/a%20b/r%C3%B6mer%25", "/news/a%20b/r%C3%B6mer%25"],
  ["/blog/2019/roofs", "/about?year=2019#top"],
  ["/blog/2019/roofs?a=1", "/about?year=2019#top"],
  ["/shop", "https://shop.example/a%20b?c=1#d"],
  ["/shop?x=1", "https://shop.example/a%20b?c=1#d"],
  ["/old-shop/x%20y/", "https://shop.example/a%20b/x%20y/"],
  ["/about-us", "/about"],
  ["/about-us/", "/about"],
  ["/team?x=1", "/about?x=1#top"],
  ["/team", "/about#top"],
  ["/Price%20List.pdf", "/about"],
  ["/ABOUT", "/about"],
  ["/index.php", "/"],
  ["/index.php/about", "/about"],
  ["/about/feed/", "/news/roofs"],
  ["/?p=12", "/about"],
  ["/?utm_source=a&p=12", "/about"],
  ["/?lang=cy&p=12", "/news/roofs#top"],
  ["/index.php?route=news/roofs", "/news/roofs"],
  ["/index.php?route=news%2Froofs", "/news/roofs"],
  ["/about?print=1", "/news/roofs?from=print"],
  ["/about/?print=1", "/news/roofs?from=print"],
  ["/list.php?town=St+Mary", "https://shop.example/"],
  ["/list.php?town=St%20Mary", "https://shop.example/"],
  ["/assets/uploads/roofs", "/news/roofs"],
  ["/?about", "/about"],
  ["/?about=", "/about"],
  ["/?utm_source=a&about&b", "/about"],
  ["/index.php?of=us&team", "/about#top"],
];

/** The existing files. */
const THERE = [
  "/about",
  "/news/roofs",
  "/",
  "/?p=123",
  "/?xp=12",
  "/?p=1",
  "/about?print=2",
  "/?about=2",
  "/?abouts",
];

/** An address from its path on, unless it is of another host. Some characters have several encodings. */
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
    let server: StartedServer;

    test.beforeAll(async () => {
      const out = join(folder, "dist");
      await buildSite({ configFile: file, outDir: out });
      // A server that root starts runs as another user.
      chmodSync(folder, 0o755);
      // A leftover of a previous system.
      writeFileSync(join(out, "index.php"), "<?php");
      server = await startServer(name, program ?? "", out);
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    for (const [from = "", to] of ASKED) {
      test(`permanently redirects ${from}`, async () => {
        const { statusCode, headers } = await askServer(server, from);
        expect([statusCode, readable(headers.location)]).toEqual([301, readable(to)]);
      });
    }

    test("does not let an address inject a header", async () => {
      const { headers } = await askServer(server, "/blog/x%0d%0aSet-Cookie:%20a=b");
      expect(headers).not.toHaveProperty("set-cookie");
    });

    for (const path of THERE) {
      test(`shows ${path}`, async () => {
        const { statusCode, headers, body } = await readFromServer(server, path);
        expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
        expect(body.toString()).toContain("<title>Of /");
      });
    }

    for (const path of ["/list.php?town=Mockham", "/blog-x", "/list.php"]) {
      test(`does not redirect ${path}`, async () => {
        expect((await askServer(server, path)).statusCode).toBe(404);
      });
    }
  });
}
