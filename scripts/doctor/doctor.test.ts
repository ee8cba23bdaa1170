import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../../src/commands/build/build-site.ts";
import { serveSite } from "../../src/server/preview-server.ts";
import { commitAll, git } from "../../src/testing/commands/repository.ts";
import { business, SMALL_SVG } from "../../src/testing/facts.ts";
import { type Config, makeConfig, makePage, writeSite } from "../../src/testing/site.ts";
import { run } from "../doctor.ts";

const TEXT =
  "We lay and mend roofs of slate in Barry and around it, and say beforehand what it costs.";

const pages = ["/", "/prices", "/privacy", "/404.html"].map((path) =>
  makePage({
    path,
    title: `Slate roofs in Barry, ${path}`,
    description: `${TEXT} ${path}`,
    ...(path === "/privacy" && {
      sections: [
        { type: "hero", heading: "Privacy" },
        { type: "privacy", retention: "Two years." },
      ],
    }),
    ...(path === "/404.html" && { index: false }),
  }),
);

/** A site with realistic facts. */
const READY: Config = makeConfig({
  business: {
    ...business,
    url: "https://www.slate-of-barry.uk",
    email: "hello@slate-of-barry.uk",
    phone: "+44 29 2034 5678",
    whatsapp: "+44 7911 123456",
    address: { ...business.address, postalCode: "CF62 7AA" },
  },
  pages,
  redirects: [
    { from: "/cost.php", to: "/prices" },
    { from: "/blog/*", to: "/" },
  ],
});

let site: ReturnType<typeof writeSite>;
let out: string;

/** The same business in another country. */
function readyIn(country: string): Config {
  const { geo: _, ...facts } = READY.business;
  const postalCode = country === "DE" ? "26133" : facts.address.postalCode;
  return { ...READY, business: { ...facts, address: { ...facts.address, country, postalCode } } };
}

/** Builds a config into a new folder, or into an existing one. */
async function built(config: Config, made = writeSite(config)) {
  const outDir = join(made.folder, "dist");
  const { diagnostics, isBuilt } = await buildSite({
    configFile: relative(".", made.file),
    outDir,
  });
  expect(isBuilt, JSON.stringify(diagnostics)).toBe(true);
  return { ...made, outDir };
}

beforeAll(async () => {
  const made = await built(READY);
  [site, out] = [made, made.outDir];
});

afterAll(() => rmSync(site.folder, { recursive: true }));

const servers: (() => void)[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const close of servers.splice(0)) close();
});

/** The address of a server that responds like this. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  servers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The command's exit code and what it prints, for a config. */
async function doctor(file: string, ...argv: string[]) {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const code = await run(["--config", file, ...argv]);
  return { code, said: log.mock.calls.map(([line]) => String(line)).join("\n") };
}

const ask = (url: string, ...argv: string[]) => doctor(site.file, "--url", url, ...argv);

describe("plumbline doctor", () => {
  it("reports in groups that a site is ready", async () => {
    const { code, said } = await doctor(site.file, "--offline");
    expect(said).toMatch(/Ready\.$/);
    expect(code).toBe(0);
    expect(said.match(/^\S.*$/gm)?.slice(0, -1)).toEqual([
      ...["Words and facts", "Domain and search engines", "Forms", "Legal pages", "Weight"],
      ...["Safety", "Old addresses"],
    ]);
    expect(said).toContain("Search engines may list 3 pages of 4.");
    expect(said).toContain("For / they show “Slate roofs in Barry, /” and below it “We lay");
    expect(said).toContain("/privacy is the privacy notice; for GB it names");
    expect(said).toContain("2 old addresses redirect, 1 of them with everything below.");
  });

  it("lists what is left, what to do, and who has to do it", async () => {
    const made = await built(makeConfig({ pages: [makePage()] }));
    const { code, said } = await doctor(made.file, "--offline");
    expect(code).toBe(1);
    expect(said).toMatch(/to do\s+"hello@roofs\.example" is a placeholder.*\n\s+→ Write your own/);
    expect(said).toMatch(/Domain and search engines\n\s+to do\s+"https:\/\/roofs\.example" is/);
    expect(said).toMatch(/No page has a privacy notice; in GB/);
    expect(said).toMatch(/Not ready: \d+ tasks\.$/);
    rmSync(made.folder, { recursive: true });
  });

  it("asks for a build if there is none, or if the config is newer", async () => {
    const { folder, file } = writeSite(READY);
    const none = await doctor(file, "--offline");
    expect(none.said).toContain("The site is not built yet");
    expect(none.code).toBe(1);
    await expect(doctor(file, "--url", "http://127.0.0.1:1")).rejects.toThrow("no built site");
    rmSync(folder, { recursive: true });
  });

  it("reports an outdated build only if a new one would make other pages", async () => {
    const { folder, file, text } = writeSite(READY);
    git(folder, "2026-11-20", "init");
    commitAll(folder, "2026-11-20");
    await built(READY, { folder, file, text });
    const isCalledOld = async () =>
      (await doctor(file, "--offline")).said.includes("The built site is older");
    expect(await isCalledOld()).toBe(false);
    writeFileSync(join(folder, "README.md"), "Our site.");
    commitAll(folder, "2026-11-21");
    // A config that is rewritten unchanged has another date and the same pages.
    writeFileSync(file, text);
    expect(await isCalledOld()).toBe(false);
    writeFileSync(file, text.replace("Slate roofs in Barry, /prices", "Prices of slate roofs"));
    expect(await isCalledOld()).toBe(true);
    writeFileSync(file, text);
    const logo = join(folder, "public/media/logo.svg");
    writeFileSync(logo, SMALL_SVG.replace('width="4"', 'width="5"'));
    expect(await isCalledOld()).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["DE", /to do\s+The law in DE requires .* No page is an imprint\./],
    ["GB", /note\s+The law in GB requires/],
  ])("knows what the law requires in %s", async (country, expected) => {
    const { folder, file } = writeSite(readyIn(country));
    expect((await doctor(file, "--offline")).said).toMatch(expected);
    rmSync(folder, { recursive: true });
  });

  it("recognizes the imprint of new sites by its name, and reports whether every page links to it", async () => {
    const page = makePage({ path: "/impressum", title: "Impressum", index: false });
    const config = { ...readyIn("DE"), pages: [...pages, page] };
    const without = writeSite(config);
    expect((await doctor(without.file, "--offline")).said).toContain("not every page links to it");
    const smallLinks = [{ label: "Impressum", link: "/impressum" }];
    const linked = writeSite({ ...config, footer: { ...READY.footer, smallLinks } });
    const { said } = await doctor(linked.file, "--offline");
    expect(said).toMatch(/ok\s+\/impressum says who/);
    expect(said).not.toContain("requires an email address");
    const { email: _, ...unreached } = config.business;
    const text = JSON.stringify({ ...config, business: unreached });
    const silent = writeSite(text.replaceAll('"email:"', '"phone:"'));
    expect((await doctor(silent.file, "--offline")).said).toMatch(
      /to do.* requires an email address/,
    );
    for (const { folder } of [without, linked, silent]) rmSync(folder, { recursive: true });
  });

  it("prints the same as JSON, with the preview of each page elsewhere", async () => {
    const { said } = await doctor(site.file, "--offline", "--format", "json");
    const { answers, verdict, pages: shown } = JSON.parse(said);
    expect(verdict).toBe("Ready.");
    expect(answers).toContainEqual(expect.objectContaining({ group: "Weight", state: "ok" }));
    expect(shown[1]).toMatchObject({
      path: "/prices",
      isListed: true,
      title: { text: "Slate roofs in Barry, /prices", isCut: false },
      share: { site: business.name, picture: expect.stringMatching(/^\/share\//) },
    });
  });

  it("draws how other sites preview each page, on a page of its own", async () => {
    const { said } = await doctor(site.file, "--offline", "--format", "html");
    expect(said).toMatch(/<p class="title">Slate roofs in Barry, \/prices<\/p>/);
    expect(said.match(/src="data:image\/webp;base64,/g)).toHaveLength(3);
    expect(said).not.toMatch(/(src|href)="(?!data:)/);
  });

  it("cuts titles that are too long for search results between words", async () => {
    const title = "Slate roofs in Barry and Penarth and Sully and Dinas Powys and Rhoose too";
    const { folder, file } = writeSite({
      ...READY,
      redirects: [],
      pages: [makePage({ title, description: TEXT })],
    });
    const { said } = await doctor(file, "--offline");
    expect(said).toContain("“Slate roofs in Barry and Penarth and Sully and Dinas Powys and …”");
    expect(said).toContain("search results truncate it after about 65 characters");
    rmSync(folder, { recursive: true });
  });
});

describe("plumbline doctor --url", () => {
  it("reports no problem with the site that was built", async () => {
    const { code, said } = await ask(await serving(serveSite(out)));
    expect(said).toMatch(/All old addresses redirect permanently/);
    expect(said).toMatch(/All \d pages are identical to the build/);
    expect(said).toMatch(/ \d+ other files of the build can be downloaded/);
    expect(said).toMatch(/The 7 headers that protect visitors are sent/);
    expect(said).toMatch(/Pages are sent compressed \(br\)/);
    expect(said).not.toMatch(/^ {2}wrong/m);
    expect(code).toBe(0);
  });

  it("sends its own user agent, and requests no file twice", async () => {
    const asked: (string | undefined)[] = [];
    const urls: string[] = [];
    const serve = serveSite(out);
    await ask(
      await serving((req, res) => {
        asked.push(req.headers["user-agent"]);
        urls.push(`${req.method} ${req.url}`);
        serve(req, res);
      }),
    );
    expect(new Set(asked)).toEqual(new Set(["Plumbline doctor"]));
    expect(urls.filter((url) => url !== "GET /").length).toBe(new Set(urls).size - 1);
  });

  /** Responses of a server that does not serve the site, and the report about each. */
  const LIES: [what: string, lie: Lie, said: RegExp][] = [
    [
      "a page for each address that is not there",
      ({ path, home }) => (path.includes("not-there") ? home : undefined),
      /wrong\s+A missing address responds with status 200/,
    ],
    [
      "robots shut out",
      ({ path }) => (path === "/robots.txt" ? { body: "User-agent: *\nDisallow: /\n" } : undefined),
      /wrong\s+robots\.txt blocks search engines from the whole site/,
    ],
    [
      "a sitemap that is a page",
      ({ path, home }) => (path === "/sitemap.xml" ? home : undefined),
      /to do\s+sitemap\.xml exists, but is not a sitemap/,
    ],
    [
      "noindex as a header",
      ({ path, home }) =>
        path === "/" ? { ...home, headers: { "X-Robots-Tag": "noindex" } } : undefined,
      /wrong\s+The host asks search engines not to list the site \(noindex\)/,
    ],
    [
      "a script put in",
      ({ path, home }) =>
        path === "/" ? { body: `${home.body}<script src="/cdn/mail.js"></script>` } : undefined,
      /wrong\s+\/: the page is changed in transit: something adds a script that is not the site's, \/cdn\/mail\.js/,
    ],
    [
      "a home page without any header",
      ({ path, home }) => (path === "/" ? home : undefined),
      /to do\s+None of the 7 headers that protect visitors is sent/,
    ],
    [
      "pages that are not compressed",
      ({ path, home }) => (path === "/" ? home : undefined),
      /to do\s+Pages are sent uncompressed/,
    ],
    [
      "pages that are kept for a day",
      ({ path, home }) =>
        path === "/" ? { ...home, headers: { "Cache-Control": "max-age=86400" } } : undefined,
      /to do\s+Browsers keep pages for 24 hours/,
    ],
    [
      "scripts that are gone",
      ({ path }) => (path.startsWith("/assets/") ? { status: 404, body: "" } : undefined),
      /wrong\s+\/assets\/\S+, which the home page needs, responds with status 404/,
    ],
    [
      "a page that is gone, though it is like another",
      ({ path }) => (path === "/prices" ? { status: 404, body: "" } : undefined),
      /wrong\s+\/prices: status 404 instead of the page/,
    ],
    [
      "a picture that is gone",
      ({ path }) => (path.startsWith("/share/") ? { status: 404, body: "" } : undefined),
      /wrong\s+\d files of the build cannot be downloaded: \/share\//,
    ],
    [
      "pictures that are cut short",
      ({ path }) =>
        path.startsWith("/share/")
          ? { headers: { "Content-Length": "4" }, body: "RIFF" }
          : undefined,
      /wrong\s+\d files of the build have another size than built: \/share\//,
    ],
    [
      "an old address that redirects to the home page",
      ({ path }) =>
        path === "/cost.php" ? { status: 301, headers: { Location: "/" }, body: "" } : undefined,
      /wrong\s+1 old address of those tested does not redirect as the config says: \/cost\.php/,
    ],
    [
      "an old address that redirects temporarily",
      ({ path }) =>
        path === "/cost.php"
          ? { status: 302, headers: { Location: "/prices" }, body: "" }
          : undefined,
      /to do\s+\/cost\.php redirects temporarily \(302\)/,
    ],
    [
      "a pattern that nobody knows",
      ({ path }) => (path.startsWith("/blog/") ? { status: 404, body: "" } : undefined),
      /to do\s+\/blog\/\* responds with 404/,
    ],
    [
      "redirects without end",
      () => ({ status: 301, headers: { Location: "/" }, body: "" }),
      /wrong\s+\S+ redirects in a loop and never reaches a page/,
    ],
    [
      "a home page that is none",
      () => ({ status: 403, body: "" }),
      /wrong\s+\S+ responds with status 403 instead of the home page/,
    ],
  ];

  it("reports a public site from before a scheduled change", async () => {
    const sale = {
      ...makePage({ path: "/sale", title: "The sale of slates" }),
      until: "2026-02-01",
    };
    const made = await built({ ...READY, pages: [...pages, sale] });
    const serve = serveSite(made.outDir);
    const seen = async (listener: RequestListener) =>
      (await doctor(made.file, "--url", await serving(listener))).said;
    expect(await seen(serve)).toMatch(/ok\s+The site is from 2 February 2026 or later/);
    const stuck = await seen((req, res) =>
      req.url === "/sale" ? send(res, { body: "Sale" }) : serve(req, res),
    );
    expect(stuck).toMatch(/wrong\s+The public site is from before 2 February 2026, .*\/sale goes/);
    expect(stuck).toContain("GitHub disables workflows of quiet repositories");
    const old = await seen((req, res) => {
      if (req.url === "/manifest.json") {
        const list = readFileSync(join(made.outDir, "manifest.json"), "utf8");
        send(res, { headers: { "Last-Modified": "Sun, 01 Feb 2026 10:00:00 GMT" }, body: list });
      } else serve(req, res);
    });
    expect(old).toMatch(/wrong\s+The public site is from before 2 February 2026/);
    rmSync(made.folder, { recursive: true });
  });

  interface Said {
    status?: number;
    headers?: Record<string, string>;
    body: string;
  }

  type Lie = (about: { path: string; home: Said }) => Said | undefined;

  const send = (res: ServerResponse, { status = 200, headers = {}, body }: Said) =>
    res.writeHead(status, { "Content-Type": "text/html", ...headers }).end(body);

  it.each(LIES)("is not deceived by %s", async (_, lie, expected) => {
    const serve = serveSite(out);
    const home = { body: await (await fetch(await serving(serve))).text() };
    const url = await serving((req, res) => {
      const said = lie({ path: req.url ?? "", home });
      if (said) send(res, said);
      else serve(req, res);
    });
    const { code, said } = await ask(url);
    expect(said).toMatch(expected);
    expect(code).toBe(1);
  });

  it("distinguishes another publication from a page that is changed on its way", async () => {
    const was = pages.slice(0, 3).map((page) => ({ ...page, title: `Once: ${page.title}` }));
    const earlier = await built({ ...READY, pages: was });
    const { said } = await ask(await serving(serveSite(earlier.outDir)));
    expect(said).toMatch(/responds with 404, but not with your own page/);
    expect(said).toMatch(
      /to do\s+\/, \/prices, \/privacy: the public version is different from the build here/,
    );
    rmSync(earlier.folder, { recursive: true });
  });

  it.each([
    ["http://127.0.0.1:1", /unknown\s+127\.0\.0\.1:1 refuses the connection/],
    ["nobody.invalid", /unknown\s+No name server (knows|answers for) nobody\.inv/],
  ])("reports in one line why %s could not be reached, and exits with 2", async (url, expected) => {
    const { code, said } = await ask(url);
    expect(said).toMatch(expected);
    expect(said).toMatch(/The site could not be reached; see above\.$/);
    expect(code).toBe(2);
  });

  it("waits no longer than --timeout", async () => {
    const { code, said } = await ask(await serving(() => undefined), "--timeout", "1");
    expect(said).toMatch(/unknown\s+127\.0\.0\.1:\d+\/ has not responded within 1 s/);
    expect(code).toBe(2);
  });

  it("reports a server that only supports http", async () => {
    const url = await serving(serveSite(out));
    expect((await ask(url.replace("http:", "https:"))).said).toMatch(/does not support https/);
  });

  it.each(["ftp://roofs.uk", "http://"])("refuses %s", async (url) => {
    await expect(ask(url)).rejects.toThrow("is not the address of a site");
  });

  it("rejects --offline, which would have no effect", async () => {
    await expect(ask("http://127.0.0.1:1", "--offline")).rejects.toThrow("has no effect with");
  });
});
