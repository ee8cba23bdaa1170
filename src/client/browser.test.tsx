// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as dom from "../testing/pages/dom.tsx";
import { ENTRY, makeDocument, makePageData, makeRoute } from "../testing/pages/route.ts";
import { start } from "./browser.tsx";
import { Page } from "./page.tsx";

const route = makeRoute("/");
const own = makePageData(route);

/** React marks the root that it has hydrated. */
const isTakenOver = () =>
  Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));

beforeEach(() => {
  dom.stubBrowser();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("fetch", async () => Response.json(own));
  document.documentElement.innerHTML = makeDocument(route, {
    styles: "",
    main: dom.serverHtml(<Page route={route} />),
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("takes over a page with its data", async () => {
  await act(async () => expect(await start(Promise.resolve(own))).toBe(true));
  expect(isTakenOver()).toBe(true);
});

it.each([
  ["of another version of the page", { ...own, version: "2" }],
  ["for another build of the app", { ...own, entry: ENTRY.replace("browser", "newer") }],
  ["of another shape", { route }],
  ["that are missing", null],
])("does not take over a page with data %s", async (_, data) => {
  expect(await start(Promise.resolve(data))).toBe(false);
  expect(isTakenOver()).toBe(false);
});
