import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { runInProcess } from "../src/testing/commands/in-process.ts";
import { type Config, makeConfig, makePage, writeSite } from "../src/testing/site.ts";
import { run } from "./redirects.ts";

const PAGES = ["/", "/about", "/news/roofs", "/news/roofs-in-winter"].map((path) =>
  makePage({ path, title: `Of ${path}` }),
);
const REDIRECTS = [{ from: "/team", to: "/about" }];

const sitemapOf = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>\n ${address} </loc><lastmod>2019-01-01</lastmod></url>`)
    .join("")}</urlset>`;

/** Imports a list into a site; returns the output of the command. */
async function importing(
  list: string | Uint8Array,
  args: string[] = [],
  config: Config = makeConfig({ pages: PAGES, redirects: REDIRECTS }),
) {
  const { folder, file } = writeSite(JSON.stringify(config, null, 2), { "list.pdf": "%PDF-1.4" });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = join(folder, "list");
  writeFileSync(name, list);
  const before = readFileSync(file, "utf8");
  const done = await runInProcess(run, "import", name, ...args, "--config", file);
  const after = readFileSync(file, "utf8");
  const { redirects } = JSON.parse(after);
  return { ...done, before, after, redirects: redirects.map(Object.values) };
}

describe("redirects from an old sitemap", () => {
  const addresses = [
    "https://www.old.example/",
    "https://www.old.example/about.html",
    "https://www.old.example/team/",
    "https://www.old.example/media/list.pdf",
    "https://www.old.example/About.php",
    "https://www.old.example/news/roofs/index.php",
    "https://www.old.example/abuot",
    "https://www.old.example/?page_id=12&amp;lang=en",
    "<![CDATA[https://www.old.example/caf%C3%A9]]>",
  ];

  it.each([
    ["plain", (text: string) => text],
    ["compressed", gzipSync],
  ])(
    "with an obvious target are written in the format of those before them (%s)",
    async (_, pack) => {
      const { code, stdout, redirects, before, after } = await importing(
        pack(sitemapOf(...addresses)),
      );
      expect(redirects).toEqual([
        ["/team", "/about"],
        ["/About.php", "/about"],
        ["/news/roofs/index.php", "/news/roofs"],
      ]);
      const gone = before.split("\n").filter((line) => !after.split("\n").includes(line));
      expect(gone).toEqual([]);
      expect(stdout).toContain(": 9, of which 4 already work.");
      expect(stdout).toContain('https://www.old.example/abuot  Did you mean "/about"?');
      expect(stdout).toContain("https://www.old.example/?page_id=12&lang=en\n");
      expect(code).toBe(1);
    },
  );

  it("without an obvious target become a table, which can be imported once it is filled in", async () => {
    const { stdout, stderr } = await importing(sitemapOf(...addresses), [
      "--format",
      "csv",
      "--dry-run",
    ]);
    expect(stderr).toContain("/About.php → /about");
    expect(stdout.split("\n").slice(0, 2)).toEqual([
      "from,to",
      "https://www.old.example/abuot,/about",
    ]);
    const filled = stdout
      .replace(/(caf%C3%A9),/, "$1,/news/roofs")
      .replace(/(page_id.*),/, "$1,/news/roofs");
    const { code, redirects } = await importing(filled);
    expect(redirects.slice(1)).toEqual([
      ["/abuot", "/about"],
      ["/?page_id=12&lang=en", "/news/roofs"],
      ["/café", "/news/roofs"],
    ]);
    expect(code).toBe(0);
  });

  it("become a pattern if many are in one folder", async () => {
    const blog = [1, 2, 3, 4, 5].map((each) => `https://old.example/blog/${each}`);
    const { stdout } = await importing(sitemapOf(...blog));
    expect(stdout).toContain('{ "from": "/blog/*", "to": "/…" }');
  });

  it("are read from sitemaps that an index on the web lists", async () => {
    const server = createServer(({ url }, answer) => {
      if (url === "/one.xml") answer.end(sitemapOf("https://old.example/about.php"));
      else if (url === "/sitemap.xml")
        answer.end(
          `<sitemapindex><sitemap><loc>${here()}/gone.xml</loc></sitemap><sitemap><loc>${here()}/one.xml</loc></sitemap><sitemap><loc>${here()}/one.xml</loc></sitemap></sitemapindex>`,
        );
      else answer.writeHead(404).end();
    });
    const here = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => void server.close());
    const { folder, file } = writeSite(makeConfig({ pages: PAGES }));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const at = (path: string) => runInProcess(run, "import", here() + path, "--config", file);
    const { code, stdout } = await at("/sitemap.xml");
    expect(stdout).toMatch(/Not read:\n.*\/gone\.xml responds with 404\./);
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(file, "utf8")).redirects).toEqual([
      { from: "/about.php", to: "/about" },
    ]);
    expect((await at("/nothing.xml")).stderr).toContain("/nothing.xml responds with 404.");
  });
});

describe("redirects from a table", () => {
  it("reject an address of another site, with the reason", async () => {
    const { code, stdout, redirects } = await importing(
      "/../../escaped,/about\n/%2e%2e/x,/about\n/a//b,/about\n/b.html,/about\n",
    );
    expect(redirects.slice(1)).toEqual([["/b.html", "/about"]]);
    expect(stdout.match(/with one slash between its parts/g)).toHaveLength(3);
    expect(code).toBe(1);
  });

  it.each([
    ["/a.html,/about\n/b.html,/news/roofs\n"],
    ["Old URL;New URL\n/a.html;/about\n/b.html;/news/roofs\n"],
    ["to,from\n/about,/a.html\n/news/roofs,/b.html\n"],
    [
      "\uFEFFsource\ttarget\r\nhttps://old.example/a.html\thttps://old.example/about\r\n/b.html\t/news/roofs",
    ],
  ])("have their columns detected: %j", async (table) => {
    const { code, redirects } = await importing(table);
    expect(redirects.slice(1)).toEqual([
      ["/a.html", "/about"],
      ["/b.html", "/news/roofs"],
    ]);
    expect(code).toBe(0);
  });

  it.each([
    "Address,Content Type,Status\nhttps://old.example/about.php,text/html,200\n",
    '"Internal - HTML"\n"Address","Content Type"\n"https://old.example/about.php","text/html"\n',
    "Top pages,Clicks\nhttps://old.example/about.php,12\n",
  ])("are accepted without targets, as other tools export them: %j", async (table) => {
    const { code, redirects } = await importing(table);
    expect(redirects.slice(1)).toEqual([["/about.php", "/about"]]);
    expect(code).toBe(0);
  });

  it.each<[string, Buffer]>([
    ["Windows-1252", Buffer.from("/\xfcber.html,/about\n", "latin1")],
    ["UTF-8", Buffer.from("/über.html,/about\n")],
    ["UTF-16", Buffer.from("\uFEFF/über.html\t/about\n", "utf16le")],
    ["big-endian UTF-16", Buffer.from("\uFEFF/über.html,/about\n", "utf16le").swap16()],
  ])("are decoded from %s", async (_, table) => {
    const { code, redirects } = await importing(table);
    expect(redirects.slice(1)).toEqual([["/über.html", "/about"]]);
    expect(code).toBe(0);
  });

  it("get a suggestion if a page has a similar name", async () => {
    const { stdout } = await importing("/of-news-roofs/\n");
    expect(stdout).toContain('/of-news-roofs/  Did you mean "/news/roofs"?');
  });

  it("are written if they pass the check, and reported if not", async () => {
    const { code, stdout, redirects } = await importing(
      ["/a,/abuot", "/b,/c", "/c,/b", "/d{,/about", "/e,/about", "/e,/", "nothing,/about"].join(
        "\n",
      ),
    );
    expect(redirects.slice(1)).toEqual([["/e", "/about"]]);
    expect(stdout).toContain(
      '/a  There is no page /abuot, so visitors who follow this link get an error. Did you mean "/about"?',
    );
    expect(stdout).toMatch(/\/b {2}The redirect from \/b to \/c is part of a loop/);
    expect(stdout).toMatch(/\/e {2}It is in the list twice/);
    expect(stdout).toMatch(/nothing {2}This is not an address/);
    expect(code).toBe(1);
  });

  it("are not written with --dry-run", async () => {
    const { stdout, before, after } = await importing("/a,/about", ["--dry-run"]);
    expect(stdout).toContain("Would be written to");
    expect(after).toBe(before);
  });
});

it.each([
  ["a broken sitemap", "<urlset><url><loc>/a</url>", "The sitemap is not valid XML: 1:"],
  ["a broken table", '/a,"/about\n', "Line 1 of the list:"],
  ["a workbook", "PK\x03\x04\x00", "Save it as text in UTF-8; spreadsheets call that CSV UTF-8."],
  ["binary data", "/a\x00b", "The list is not text."],
  ["a PDF", "%PDF-1.7", "The list is a PDF."],
  ["a web page", "<!doctype html><html><br><p>/a", "The list is a web page"],
  ["a feed", '<?xml version="1.0"?><rss><channel/></rss>', "is XML, but not a sitemap"],
  ["nothing", "", "The list is empty"],
])("a list that is %s is rejected with the reason", async (_, list, words) => {
  const { code, stderr, before, after } = await importing(list);
  expect(code).not.toBe(0);
  expect(stderr).toContain(words);
  expect(after).toBe(before);
});

it("errors of the site are reported before an import", async () => {
  const config = makeConfig({ pages: PAGES, redirects: [{ from: "/a", to: "/nothing" }] });
  const { stderr } = await importing("/b,/about", [], config);
  expect(stderr).toContain("Fix these errors first: until then, nothing is imported");
});
