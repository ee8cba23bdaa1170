import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "./listen.ts";
import { startPreviewServer } from "./preview-server.ts";

const root = mkdtempSync(join(tmpdir(), "plumbline-preview-"));
const dir = join(root, "dist");
const page = `<!doctype html><title>Home</title>${"<p>words</p>".repeat(100)}`;
const headers =
  "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=9, immutable\n";
let server: RunningServer;

function write(name: string, content: string): void {
  mkdirSync(join(dir, name, ".."), { recursive: true });
  writeFileSync(join(dir, name), content);
}

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: "manual", ...init });
}

async function getPart(path: string, range: string) {
  const response = await get(path, { headers: { Range: range } });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Sends a target without changes; fetch would normalise it. */
function raw(target: string, host = "localhost"): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

beforeAll(async () => {
  write("index.html", page);
  write("seo.html", "<h1>SEO</h1>");
  write("message-sent.html", "<h1>Sent</h1>");
  write("404.html", "<h1>Not here</h1>");
  write("robots.txt", "Café\n");
  write("assets/app.js", "export const a = 1;\n".repeat(50));
  write("_headers", headers);
  write(".secret", "hidden");
  writeFileSync(join(root, "outside.html"), "OUTSIDE");
  writeFileSync(join(root, "dist-other.html"), "OUTSIDE");
  server = await startPreviewServer({ dir, port: 0, host: "localhost" });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe("files", () => {
  it.each([
    ["/", page],
    ["/seo", "<h1>SEO</h1>"],
    ["/message-sent.html", "<h1>Sent</h1>"],
  ])("serves %s", async (path, body) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(await response.text()).toBe(body);
  });

  it("sends the character set of plain text", async () => {
    const type = (await get("/robots.txt")).headers.get("content-type");
    expect(type).toBe("text/plain;charset=utf-8");
  });

  it("responds with 304 to a browser that has the file", async () => {
    const etag = (await get("/seo")).headers.get("etag") ?? "";
    const again = await get("/seo", { headers: { "If-None-Match": etag } });
    expect([again.status, again.headers.get("x-frame-options")]).toEqual([304, "DENY"]);
  });

  it("serves a rebuilt file", async () => {
    write("rebuilt.html", "one");
    expect(await (await get("/rebuilt")).text()).toBe("one");
    write("rebuilt.html", "two!");
    expect(await (await get("/rebuilt")).text()).toBe("two!");
  });

  it.each([
    ["bytes=0-5", "export", "bytes 0-5/1000"],
    ["bytes=6-6", " ", "bytes 6-6/1000"],
    ["bytes=997-", "1;\n", "bytes 997-999/1000"],
    ["bytes=997-2000", "1;\n", "bytes 997-999/1000"],
  ])("serves the part %s of a file, uncompressed", async (range, body, which) => {
    const { status, headers, ...part } = await getPart("/assets/app.js", range);
    expect([status, part.body, headers.get("content-range")]).toEqual([206, body, which]);
    expect([headers.get("content-type"), headers.get("content-length")]).toEqual([
      "text/javascript",
      String(body.length),
    ]);
    expect([headers.get("content-encoding"), headers.get("cache-control")]).toEqual([
      null,
      "public, max-age=9, immutable",
    ]);
  });

  it.each(["bytes=1000-", "bytes=1000-1060"])("has no part %s", async (range) => {
    const { status, headers } = await getPart("/assets/app.js", range);
    expect([status, headers.get("content-range")]).toEqual([416, "bytes */1000"]);
  });

  it("serves the whole file to a browser with a part of another version", async () => {
    const init = { headers: { Range: "bytes=0-1", "If-Range": 'W/"1-1"' } };
    expect((await get("/assets/app.js", init)).status).toBe(200);
  });

  it.each(["bytes=9-2", "bytes=-", "bytes=-2", "bytes=0-0", "bytes=0-1,4-5", "lines=1-2"])(
    "serves the whole file for the range %s",
    async (range) => {
      const { status, body } = await getPart("/seo.html", range);
      expect([status, body]).toEqual([200, "<h1>SEO</h1>"]);
    },
  );
});

describe("compression", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("responds to Accept-Encoding %s with %s", async (accepted, encoding) => {
    const response = await get("/", { headers: { "Accept-Encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe(page);
  });
});

describe("addresses", () => {
  it.each([
    ["/seo/?a=1", "/seo?a=1"],
    ["/nothing/", "/nothing"],
  ])("redirects %s to %s", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, location]);
  });

  it.each(["/nothing", "/assets/none.js", "/assets", "/_headers", "/.secret", "//evil.example/"])(
    "responds to %s with the 404 page",
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get("location")]).toEqual([404, null]);
      expect(response.headers.get("x-frame-options")).toBe("DENY");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toBe("<h1>Not here</h1>");
    },
  );

  it.each([
    "/../outside.html",
    "/../outside",
    "/../dist-other.html",
    "/assets/../../outside.html",
    "/%2e%2e/outside.html",
    "/..%2foutside.html",
    "/%2e%2e%2foutside.html",
    "/..%5coutside.html",
    "/..\\outside.html",
    "/%252e%252e/outside.html",
    "//../outside.html",
  ])("never leaves the folder for %s", async (target) => {
    const answer = await raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain("OUTSIDE");
  });

  it.each(["/%", "/%zz", "/%80", "/a%00.html", "/\\evil.example/"])(
    "responds with 400 to the malformed %s",
    async (target) => {
      expect(await raw(target)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe("host names", () => {
  it.each([
    "localhost:1",
    "LOCALHOST.",
    "site.localhost",
    "192.168.0.7:80",
    "[::1]",
    "[fe80::1]:8",
  ])("responds to requests for %s", async (host) => {
    expect(await raw("/nothing", host)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.each(["evil.example", "localhost.evil.example:1", "1.2.3.4.evil.example", "a@localhost", ""])(
    "rejects requests for %s, with a hint",
    async (host) => {
      const answer = await raw("/", host);
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer).toContain("Open it as localhost or by its IP address");
      expect(answer).not.toContain("words");
    },
  );
});

describe("methods", () => {
  function head(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      request(server.url + path, { method: "HEAD", agent: false }, resolve)
        .on("error", reject)
        .end();
    });
  }

  it.each([
    ["/", 200, page.length],
    ["/nothing", 404, 17],
  ])("responds to HEAD %s without a body", async (path, status, length) => {
    const response = await head(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-length"]).toBe(String(length));
    expect(await text(response)).toBe("");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("rejects %s", async (method) => {
    const response = await get("/", { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("the _headers file", () => {
  it("applies every rule that matches, and follows changes", async () => {
    const before = (await get("/assets/app.js")).headers;
    expect(before.get("cache-control")).toBe("public, max-age=9, immutable");
    expect(before.get("x-frame-options")).toBe("DENY");
    write("_headers", "/*\n  X-Changed: yes\n");
    utimesSync(join(dir, "_headers"), 1, 1);
    const after = (await get("/assets/app.js")).headers;
    expect([after.get("x-changed"), after.get("cache-control")]).toEqual(["yes", "no-cache"]);
    write("_headers", headers);
  });
});

describe("startPreviewServer", () => {
  it("reports that a port is in use", async () => {
    const port = Number(new URL(server.url).port);
    await expect(startPreviewServer({ dir, port, host: "localhost" })).rejects.toThrow(
      `Port ${port} is in use: another program on this computer answers there. ` +
        `Stop the other program or choose another with --port ${port + 1}.`,
    );
  });

  it("uses neither address if the port is in use on ::1 only", async (context) => {
    const other = createServer();
    const hasIpv6 = await new Promise((resolve) => {
      other.once("error", () => resolve(false));
      other.listen(0, "::1", () => resolve(true));
    });
    if (!hasIpv6) context.skip();
    const { port } = other.address() as AddressInfo;
    await expect(startPreviewServer({ dir, port, host: "localhost" })).rejects.toThrow("in use");
    const free = await startPreviewServer({ dir, port, host: "127.0.0.1" });
    expect(free.url).toBe(`http://127.0.0.1:${port}`);
    await Promise.all([free.close(), new Promise((resolve) => other.close(resolve))]);
  });

  it("reports that a host is not this computer", async () => {
    await expect(startPreviewServer({ dir, port: 0, host: "192.0.2.1" })).rejects.toThrow(
      'This computer has no address "192.0.2.1": use --host localhost',
    );
  });

  it("serves one line if a site has no 404 page, and releases its port", async () => {
    const bare = await startPreviewServer({ dir: join(dir, "assets"), port: 0, host: "127.0.0.1" });
    const response = await fetch(`${bare.url}/nothing`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "text/plain;charset=utf-8",
    ]);
    await bare.close();
    await expect(fetch(bare.url)).rejects.toThrow();
  });
});
