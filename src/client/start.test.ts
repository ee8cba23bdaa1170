// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenNow } from "../business/hours/open-now.ts";

declare global {
  var starts: number;
  var hasChunk: boolean;
}

/** An app that counts its starts. */
const APP = "data:text/javascript,export const start=async()=>{globalThis.starts++;return true}";

/** A section's chunk that records that it has loaded. */
const CHUNK = "data:text/javascript,globalThis.hasChunk=true";

const ALWAYS_OPEN: OpenNow = {
  zone: "Europe/London",
  locale: "en-GB",
  periods: [{ open: Array(7).fill([[0, 1440]]) }],
  texts: { open: "Open", openUntil: "", closed: "", opensAt: "", opensOn: "", arranged: "" },
};

const fetched = vi.fn(async (_address: string) => new Response("{}"));

/** Runs the start script again on a page. */
async function openPage(main: string, app = APP): Promise<void> {
  document.head.innerHTML = `<script data-app="${app}" data-route="/route-data/index.json"></script>`;
  document.body.innerHTML = `<header><a href="/seo">SEO</a></header><main>${main}</main>`;
  vi.resetModules();
  await import("./start.ts");
  window.dispatchEvent(new Event("load"));
}

/** The callbacks of what observes whether elements are in view. */
function observeViews() {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Observer {
    constructor(see: (typeof seen)[number]) {
      seen.push(see);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return seen;
}

const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new Event("pointerdown", { bubbles: true, cancelable: true }));

/** Removes the listeners of a test's script instance. */
let left: AbortController;

beforeEach(() => {
  globalThis.starts = 0;
  left = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, does: EventListenerOrEventListenerObject, options?: unknown) =>
      listen(type, does, { ...(options as object), signal: left.signal }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  vi.stubEnv("DEV", false);
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  left.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  sessionStorage.clear();
});

describe("the script of every page", () => {
  it("starts the app on the first key or click, once", async () => {
    await openPage("<p>Words</p>");
    press("p");
    press("p");
    await vi.waitFor(() => expect(globalThis.starts).toBe(1));
  });

  it("fetches nothing until the visitor does something", async () => {
    const [hover, wait] = [new Event("pointermove", { bubbles: true }), 60_000];
    await openPage("<p>Words</p>");
    await vi.advanceTimersByTimeAsync(wait);
    document.querySelector("p")?.dispatchEvent(hover);
    await vi.advanceTimersByTimeAsync(wait);
    expect(fetched).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("scroll"));
    await vi.waitFor(() => expect(globalThis.starts).toBe(1));
  });

  it("leaves links to the browser", async () => {
    await openPage("<p>Words</p>");
    press("a");
    expect(fetched).not.toHaveBeenCalled();
    press("p");
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith("/route-data/index.json"));
  });

  it("replays a click on a button before the app has loaded", async () => {
    await openPage('<button type="button">More</button>');
    const clicks: number[] = [];
    const button = document.querySelector("button");
    button?.addEventListener("click", () => clicks.push(globalThis.starts));
    button?.click();
    // The first click is the visitor's; the second is replayed once the app runs.
    await vi.waitFor(() => expect(clicks).toEqual([0, 1]));
    button?.click();
    expect(clicks).toEqual([0, 1, 1]);
  });

  it("does not replay a click that was already handled", async () => {
    await openPage('<button type="button">More</button>');
    document.querySelector("button")?.addEventListener("click", (event) => event.preventDefault());
    document.querySelector("button")?.click();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("replays a click on a link that acts as a component", async () => {
    await openPage('<a href="/large.webp" data-acts>A roof</a>');
    const clicks: number[] = [];
    const link = document.querySelector("a[data-acts]");
    link?.addEventListener("click", () => clicks.push(globalThis.starts));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(clicks).toEqual([0, 1]));
    await openPage('<a href="/large.webp" data-acts>A roof</a>');
    const inNewTab = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector("a[data-acts]")?.dispatchEvent(inNewTab);
    expect(inNewTab.defaultPrevented).toBe(false);
  });

  it("tries again on the next click if the app does not load", async () => {
    await openPage("<p>Words</p>", "data:text/javascript,throw 1");
    await vi.waitFor(() => {
      press("p");
      expect(fetched).toHaveBeenCalledTimes(2);
    });
  });

  it("fetches the code of the page's sections with the app, even if it loads more slowly", async () => {
    fetched.mockResolvedValueOnce(Response.json({ chunks: [CHUNK] }));
    await openPage("<p>Words</p>", "data:text/javascript,await new Promise(() => {})");
    press("p");
    await vi.waitFor(() => expect(globalThis.hasChunk).toBe(true));
    expect(globalThis.starts).toBe(0);
  });

  it("starts the app for a section that asks for it, with the page or when it comes into view", async () => {
    await openPage('<p data-loads="immediately">Words</p>');
    await vi.waitFor(() => expect(globalThis.starts).toBe(1));
    const seen = observeViews();
    await openPage('<p data-loads="visible">Words</p>');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    seen[0]?.([{ isIntersecting: false }]);
    expect(globalThis.starts).toBe(1);
    seen[0]?.([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(globalThis.starts).toBe(2));
  });

  it("shows whether the business is open once the hours become visible, without the app", async () => {
    const seen = observeViews();
    await openPage(`<open-now data-hours='${JSON.stringify(ALWAYS_OPEN)}'></open-now>`);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const text = () => document.querySelector("open-now")?.textContent;
    seen[0]?.([{ isIntersecting: false }]);
    expect(text()).toBe("");
    seen[0]?.([{ isIntersecting: true }]);
    await vi.waitFor(() => expect(text()).toBe("Open"));
    expect(globalThis.starts).toBe(0);
  });

  it("starts the app immediately for an address with a query", async () => {
    history.replaceState(null, "", "/search?q=roof");
    await openPage('<form role="search"><input name="q"></form>');
    await vi.waitFor(() => expect(globalThis.starts).toBe(1));
  });

  it("starts the app immediately, when idle, for visitors who used it before in this tab", async () => {
    sessionStorage.setItem("draft:/sent", "{}");
    await openPage("<p>Words</p>");
    await vi.waitFor(() => expect(globalThis.starts).toBe(1));
  });
});
