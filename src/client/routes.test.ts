import { afterEach, describe, expect, it, vi } from "vitest";
import { dataUrl } from "../model/addresses.ts";
import { makePageData, makeRoute } from "../testing/pages/route.ts";
import { createRouteStore } from "./routes.ts";

afterEach(() => vi.unstubAllGlobals());

const home = makeRoute("/");
const slate = makeRoute("/slate");
const makeStore = () => createRouteStore(makePageData(home), "/");

/** A server with these files only; the list records its requests. */
function serve(files: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return url in files ? Response.json(files[url]) : new Response("", { status: 404 });
  });
  return asked;
}

describe("the data of a page", () => {
  it.each([
    ["/", "/route-data/index.json"],
    ["/slate", "/route-data/slate.json"],
    ["/message-sent.html", "/route-data/message-sent.html.json"],
  ])("of %s is at %s", (path, url) => {
    expect(dataUrl(path)).toBe(url);
  });
});

describe("a route store", () => {
  it("has the data of the loaded page, without a request", async () => {
    const asked = serve({});
    const store = makeStore();
    await store.load("/");
    expect(store.peek("/")).toBe(home);
    expect(asked).toEqual([]);
  });

  it("fetches another page once and reports that it has loaded", async () => {
    const asked = serve({ "/route-data/slate.json": makePageData(slate) });
    const store = makeStore();
    let calls = 0;
    store.subscribe(() => calls++);
    expect(store.peek("/slate")).toBeUndefined();
    await store.load("/slate");
    await store.load("/slate");
    expect(store.peek("/slate")).toEqual(slate);
    expect(asked).toEqual(["/route-data/slate.json"]);
    expect(calls).toBe(1);
  });

  it("fetches the code of the page's sections, even if a part fails", async () => {
    const chunks = ["data:text/javascript,throw 1", "data:text/javascript,globalThis.hasCome=1"];
    serve({ "/route-data/slate.json": { ...makePageData(slate), chunks } });
    const store = makeStore();
    await store.load("/slate");
    expect(store.peek("/slate")).toEqual(slate);
    await vi.waitFor(() => expect(globalThis).toHaveProperty("hasCome"));
  });

  it("leaves a page in another language to a page load, as header and footer differ", async () => {
    const page = makePageData({ ...slate, language: "cy" });
    serve({ "/route-data/slate.json": page });
    await expect(makeStore().load("/slate")).rejects.toThrow("No data");
  });

  it("does not notify removed listeners", async () => {
    serve({ "/route-data/slate.json": makePageData(slate) });
    const store = makeStore();
    let calls = 0;
    store.subscribe(() => calls++)();
    await store.load("/slate");
    expect(calls).toBe(0);
  });

  it.each([
    ["is missing", {}],
    [
      "belongs to a site that was built since",
      { "/route-data/slate.json": makePageData(slate, "/b.js") },
    ],
    ["is something else", { "/route-data/slate.json": { message: "Log in first" } }],
    ["is nothing", { "/route-data/slate.json": null }],
  ])("leaves a page to the browser if its data %s", async (_, files) => {
    serve(files);
    const store = makeStore();
    await expect(store.load("/slate")).rejects.toThrow("/slate");
    expect(store.peek("/slate")).toBeUndefined();
  });
});
