import { afterEach, expect, it, vi } from "vitest";
import type { CounterData } from "../model/counter.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.head.replaceChildren();
});

const domain = location.hostname;

/** Runs the script on a loaded page, and returns the addresses of the scripts that it adds. */
async function scriptsOn(data: Partial<CounterData>, visitor: Partial<Navigator> = {}) {
  const element = document.createElement("script");
  element.dataset.counter = JSON.stringify({ domain, src: "https://c.example/c.js", ...data });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  for (const [name, value] of Object.entries(visitor))
    Object.defineProperty(navigator, name, { value, configurable: true });
  vi.stubGlobal("requestIdleCallback", (then: () => void) => then());
  await import("./count.ts");
  window.dispatchEvent(new Event("load"));
  for (const name of Object.keys(visitor)) Reflect.deleteProperty(navigator, name);
  return [...document.head.querySelectorAll("script")].map(({ src, dataset }) => [src, dataset.id]);
}

it("adds the script of the service with its attributes after the page", async () => {
  expect(await scriptsOn({ attributes: { "data-id": "7" } })).toEqual([
    ["https://c.example/c.js", "7"],
  ]);
});

it.each<[string, Partial<CounterData>, Partial<Navigator>]>([
  ["on another domain, such as a preview", { domain: "roofs.example" }, {}],
  ["for visitors with Do Not Track", {}, { doNotTrack: "1" }],
  ["for visitors with Global Privacy Control", {}, { globalPrivacyControl: true }],
])("counts nothing %s", async (_, data, visitor) => {
  expect(await scriptsOn(data, visitor)).toEqual([]);
});

it("sends the view itself without a script", async () => {
  const sendBeacon = vi.fn();
  await scriptsOn({ src: undefined, endpoint: "https://c.example/view" }, { sendBeacon });
  const view = JSON.stringify({ url: location.href, referrer: document.referrer });
  expect(sendBeacon).toHaveBeenCalledWith("https://c.example/view", view);
});
