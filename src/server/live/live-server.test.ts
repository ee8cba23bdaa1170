import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { EVENTS_URL, SCRIPT_URL } from "../../client/live/protocol.ts";
import { buildSite } from "../../commands/build/build-site.ts";
import { FRAME_SCRIPT_URL, STUDIO_URL } from "../../studio/protocol/addresses.ts";
import { studioPage } from "../../studio/server/studio-page.ts";
import { SMALL_SVG } from "../../testing/facts.ts";
import { type EventConnection, openEvents } from "../../testing/servers/events.ts";
import { heroWith, makeConfig, makePage, writeSite } from "../../testing/site.ts";
import { openServer } from "../open-server.ts";
import { startPreviewServer } from "../preview-server.ts";
import { LiveServer } from "./live-server.ts";
import { savedLine } from "./words.ts";

const SCRIPT = /<script async src="[^"]*" data-file="([^"]*)" data-state="([^"]*)"><\/script>/;

const config = makeConfig({
  pages: [
    makePage(),
    makePage({
      path: "/slate",
      title: "Grey roofs",
      parent: "/",
      sections: [heroWith("roof.svg")],
    }),
    makePage({ path: "/404.html", title: "Not here", index: false }),
  ],
});

/** npm start on a new site, with its messages. */
function liveSite(text = JSON.stringify(config, null, 2)) {
  const { folder, file } = writeSite(text, { "roof.svg": SMALL_SVG });
  const out = join(folder, "dist");
  const reports: string[] = [];
  const live = new LiveServer({
    configFile: file,
    outDir: out,
    listen: () => openServer({ host: "127.0.0.1", port: 0 }),
    observe: () => ({}),
    onStart: ({ result }) => reports.push(`built: ${result.isBuilt}`),
    onSave: (outcome) => reports.push(outcome.result.isBuilt ? savedLine(outcome) : "wrong"),
    onError: (reason) => reports.push(reason),
  });
  const save = (from: string, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  const end = async () => {
    await live.stop();
    await live.idle();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, file, out, reports, live, save, end };
}

/** A request as a browser sends it that takes the server for another site (DNS rebinding). */
const getAs = (host: string, url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { Host: host }, agent: false }, (response) => {
      response.destroy();
      resolve(response);
    }).once("error", reject);
  });

describe("npm start", () => {
  const site = liveSite();
  const { folder, file, out, reports, save } = site;
  let url = "";
  let events: EventConnection;
  const read = async (path: string) => (await fetch(url + path)).text();

  beforeAll(async () => {
    url = await site.live.start();
    events = await openEvents(url + EVENTS_URL);
    await events.next();
  });

  afterAll(async () => {
    events.close();
    await site.end();
  });

  it("serves what is published, with one more script in each page", async () => {
    const [, name, state] = SCRIPT.exec(await read("/slate")) ?? [];
    expect([name, state]).toEqual(["%2Fslate.html", events.last.id]);
    for (const [path, html] of [
      ["/", "index.html"],
      ["/slate", "slate.html"],
      ["/nothing", "404.html"],
    ] as const) {
      const published = readFileSync(join(out, html), "utf8");
      expect((await read(path)).replace(SCRIPT, ""), path).toBe(published);
      expect(published).not.toContain(".plumbline");
    }
    expect(await read("/route-data/slate.json")).toBe(
      readFileSync(join(out, "route-data/slate.json"), "utf8"),
    );
    expect(await read(SCRIPT_URL)).toContain("EventSource");
  });

  it("sends the preview's headers, except those for caching", async () => {
    const preview = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
    const headersOf = async (address: string) => {
      const { status, headers } = await fetch(address);
      const own = ["date", "etag", "last-modified", "content-length", "transfer-encoding"];
      return [status, Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))];
    };
    for (const path of ["/", "/slate", "/nothing", "/slate/", "/media/roof.svg", "/_headers"]) {
      expect(await headersOf(url + path), path).toEqual(await headersOf(preview.url + path));
    }
    await preview.close();
  });

  it("rebuilds after a save, and notifies open pages", async () => {
    save("Grey roofs", "Blue roofs");
    const { changed, problems } = await events.next();
    expect(changed).toContain("/slate.html");
    expect(changed).not.toContain("/index.html");
    expect(problems).toEqual([]);
    expect(await read("/slate")).toContain("<title>Blue roofs</title>");
    expect(reports.at(-1)).toMatch(/^\/slate: \d files(, 1 gone)? in \d\.\d\d s$/);
  });

  it("notifies a page that was loaded before a save", async () => {
    const earlier = events.last.id;
    save("Blue roofs", "Grey roofs");
    await events.next();
    const late = await openEvents(`${url}${EVENTS_URL}?since=${earlier}`);
    expect((await late.next()).changed).toContain("/slate.html");
    late.close();
    const stranger = await openEvents(`${url}${EVENTS_URL}?since=of-another-server`);
    expect((await stranger.next()).changed).toBe("all");
    stranger.close();
  });

  it("notifies pages of a save that another build has published before", async () => {
    const green = readFileSync(file, "utf8").replaceAll("Grey roofs", "Green roofs");
    const other = join(folder, "other.config.json");
    writeFileSync(other, green);
    await buildSite({ configFile: other, outDir: out });
    writeFileSync(file, green);
    expect((await events.next()).changed).toBe("all");
    expect(reports.at(-1)).toMatch(/^Saved; another build has done it/);
    save("Green roofs", "Grey roofs");
    expect((await events.next()).changed).toContain("/slate.html");
  });

  it("serves the last good site while the config is wrong, and reports the problem", async () => {
    const before = await read("/");
    save('"version": 4', '"version": "one"');
    const { changed, problems, title } = await events.next();
    expect([changed, title]).toEqual([[], `1 error in ${file}`]);
    expect(problems).toEqual([
      expect.objectContaining({
        at: `${file}:2:14`,
        location: "version",
        message: 'This should be 4, not "one".',
        codeFrame: expect.stringContaining('> 2 |   "version": "one"'),
      }),
    ]);
    expect((await read("/")).replace(SCRIPT, "")).toBe(before.replace(SCRIPT, ""));
    expect(reports.at(-1)).toBe("wrong");
    save('"version": "one"', '"version": 4');
    expect(await events.next()).toMatchObject({ changed: [], problems: [], title: "" });
    expect(reports.at(-1)).toMatch(/^Saved; the site has not changed/);
  });

  /** Reads events until a build has changed this file. */
  const untilChanged = (name: string) => events.until(({ changed }) => changed.includes(name));

  it("shows the second of two saves in quick succession", async () => {
    save("stay dry", "stay warm");
    save("stay warm", "stay quiet");
    do await untilChanged("/index.html");
    while (!(await read("/")).includes("stay quiet"));
    expect(await read("/")).not.toContain("stay warm");
  });

  it("follows a config that is briefly missing, and one that is replaced", async () => {
    renameSync(file, `${file}.old`);
    const { problems } = await events.until((state) => state.problems.length > 0);
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringContaining("ENOENT") }),
    ]);
    renameSync(`${file}.old`, file);
    await events.until((state) => state.problems.length === 0);
    writeFileSync(`${file}.new`, readFileSync(file, "utf8").replace("stay quiet", "stay put"));
    renameSync(`${file}.new`, file);
    await untilChanged("/index.html");
    expect(await read("/")).toContain("stay put");
  });

  it("follows a picture that is replaced under the same name", async () => {
    const other = SMALL_SVG.replace("<svg", '<svg data-other="yes"');
    writeFileSync(join(folder, "public/media/roof.svg"), other);
    await untilChanged("/media/roof.svg");
    expect(await read("/media/roof.svg")).toContain("data-other");
  });

  it("follows public files that appear and disappear, in new folders too", async () => {
    mkdirSync(join(folder, "public/papers"));
    writeFileSync(join(folder, "public/papers/prices.txt"), "Cheap");
    await untilChanged("/papers/prices.txt");
    writeFileSync(join(folder, "public/papers/prices.txt"), "Dear");
    expect((await untilChanged("/papers/prices.txt")).changed).toContain("/manifest.json");
    rmSync(join(folder, "public/papers"), { recursive: true });
    await untilChanged("/papers/prices.txt");
    expect(existsSync(join(out, "papers/prices.txt"))).toBe(false);
    expect(reports).toContainEqual(expect.stringMatching(/ gone in /));
    expect((await fetch(`${url}/papers/prices.txt`)).status).toBe(404);
  });

  it.each(["/", "/slate", EVENTS_URL, SCRIPT_URL])(
    "rejects requests for %s with another host name",
    async (path) => {
      const { statusCode, headers } = await getAs("evil.example", url + path);
      expect([statusCode, headers["content-type"]]).toEqual([403, "text/plain;charset=utf-8"]);
    },
  );

  it("leaves the studio to the first of two servers until that one ends", async () => {
    const first = liveSite();
    const [one, two] = [first.live, new LiveServer(first.live.options)];
    const [urlOfOne] = [await one.start(), await two.start()];
    expect([await one.claimStudio(), await two.claimStudio()]).toEqual([undefined, urlOfOne]);
    await one.stop();
    expect(await two.claimStudio()).toBeUndefined();
    await two.stop();
    await first.end();
  });

  it("reports that a port is in use", async () => {
    const port = Number(new URL(url).port);
    const { live, end } = liveSite();
    const second = new LiveServer({
      ...live.options,
      listen: () => openServer({ host: "127.0.0.1", port }),
    });
    await expect(second.start()).rejects.toThrow(`Port ${port} is in use`);
    await end();
  });
});

describe("npm start with an invalid config", () => {
  const wrong = JSON.stringify(config, null, 2).replace('"version": 4', '"version": 0');

  it("shows an error page that becomes the site", async () => {
    const { live, out, save, end } = liveSite(wrong);
    const url = await live.start();
    const events = await openEvents(url + EVENTS_URL);
    const page = await fetch(`${url}/slate`);
    expect([page.status, existsSync(out)]).toEqual([503, false]);
    expect(await page.text()).toMatch(SCRIPT);
    expect((await events.next()).title).toMatch(/^1 error in /);
    save('"version": 0', '"version": 4');
    expect((await events.next()).changed).toBe("all");
    expect((await fetch(`${url}/slate`)).status).toBe(200);
    events.close();
    await end();
  });

  it("serves the existing older site", async () => {
    const { live, out, end } = liveSite(wrong);
    mkdirSync(join(out, ".hosting"), { recursive: true });
    writeFileSync(join(out, "index.html"), "<body>The last good site</body>");
    const url = await live.start();
    expect((await (await fetch(url)).text()).replace(SCRIPT, "")).toContain("The last good site");
    const events = await openEvents(url + EVENTS_URL);
    expect((await events.next()).problems).toHaveLength(1);
    events.close();
    await end();
  });
});

it("can be stopped during a build", async () => {
  const { live, folder, end } = liveSite();
  const stopped = new LiveServer({
    ...live.options,
    observe() {
      void stopped.stop();
      return {};
    },
  });
  await expect(stopped.start()).rejects.toThrow("Stopped");
  expect(readdirSync(folder).sort()).toEqual([".plumbline", "dist", "public", "site.config.json"]);
  await end();
});

/** The headers of a request for the page in the frame of the studio. */
const OF_FRAME = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };

it("opens the studio before the first build, with a frame that it can fill; pages wait for it", async () => {
  const { live, folder, end } = liveSite();
  const order: string[] = [];
  const server = await openServer(
    { host: "127.0.0.1", port: 0 },
    studioPage(() => order.push("studio")),
  );
  const page = fetch(`${server.url}/slate`).then((response) => {
    order.push("page");
    return response;
  });
  const studio = await fetch(server.url + STUDIO_URL);
  const frame = fetch(`${server.url}/slate`, { headers: OF_FRAME }).then(async (response) => {
    order.push("frame");
    return [response.status, (await response.text()).includes(FRAME_SCRIPT_URL)];
  });
  const opened = new LiveServer({
    ...live.options,
    listen: async () => server,
    onStart: () => order.push("built"),
  });
  await opened.start();
  expect([studio.status, (await page).status]).toEqual([200, 200]);
  expect(await frame).toEqual([404, true]);
  expect(order).toEqual(["studio", "frame", "built", "page"]);
  await opened.stop();
  expect(readdirSync(join(folder, "dist"))).toContain("slate.html");
  await end();
});

it("shows the last build in the frame of the studio until there is another one", async () => {
  const first = liveSite();
  await first.live.start();
  await first.live.stop();
  first.save("Not here", "Gone");
  const server = await openServer({ host: "127.0.0.1", port: 0 });
  const shown: string[] = [];
  const ask = async (name: string, headers: Record<string, string>) => {
    const text = await (await fetch(`${server.url}/404.html`, { headers })).text();
    shown.push(`${name}: ${/Not here|Gone/.exec(text)?.[0]}`);
  };
  const asked = [ask("window", {}), ask("frame", OF_FRAME)];
  const second = new LiveServer({ ...first.live.options, listen: async () => server });
  await second.start();
  await Promise.all(asked);
  expect(shown).toEqual(["frame: Not here", "window: Gone"]);
  await second.stop();
  await first.end();
});

describe("npm start at midnight", () => {
  afterEach(() => void vi.useRealTimers());

  it("builds the site of the new day automatically", async () => {
    const day = { from: "2026-12-01", until: "2026-12-01" };
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T23:59Z") });
    const pages = [makePage(), makePage({ path: "/sale", title: "Sale", ...day })];
    const site = liveSite(JSON.stringify(makeConfig({ pages })));
    const url = await site.live.start();
    expect((await fetch(`${url}/sale`)).status).toBe(200);
    const events = await openEvents(url + EVENTS_URL);
    await events.next();
    vi.setSystemTime(Date.parse("2026-12-02T00:01Z"));
    expect((await events.next()).changed).toContain("/sale.html");
    expect((await fetch(`${url}/sale`)).status).toBe(404);
    events.close();
    await site.end();
  }, 60_000);
});
