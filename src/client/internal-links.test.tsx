import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { onInternalLink } from "./internal-links.ts";

let followed: string[] = [];
let stop: () => void;

beforeEach(() => {
  followed = [];
  stop = onInternalLink(({ pathname, search, hash }) => followed.push(pathname + search + hash));
});

afterEach(() => stop());

/** Clicks the element with `data-here`; returns whether the browser's navigation was prevented. */
function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-here]");
  // jsdom does not implement navigation.
  const ignore = (event: Event) => event.preventDefault();
  let prevented = false;
  const look = (event: Event) => {
    prevented = event.defaultPrevented;
    ignore(event);
  };
  addEventListener("click", look, { once: true });
  target?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options }),
  );
  removeEventListener("click", look);
  return prevented;
}

describe("a click that the app handles", () => {
  it.each([
    ['<a data-here href="/seo">SEO</a>', "/seo"],
    ['<a data-here href="/">Home</a>', "/"],
    ['<a data-here href="/seo?a=1#b">SEO</a>', "/seo?a=1#b"],
    ['<a data-here href="#contact">Contact</a>', "/#contact"],
    ['<a data-here href="/message-sent.html">Sent</a>', "/message-sent.html"],
    [`<a data-here href="${location.origin}/seo">SEO</a>`, "/seo"],
    ['<a href="/seo"><svg><path data-here d="M0 0"/></svg></a>', "/seo"],
    ['<a href="/v1.2/notes"><b data-here>Notes</b></a>', "/v1.2/notes"],
  ])("is on %s", (html, path) => {
    expect(click(html)).toBe(true);
    expect(followed).toEqual([path]);
  });
});

describe("a click that the browser handles", () => {
  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("does not open this tab: %o", (options) => {
    expect(click('<a data-here href="/seo">SEO</a>', options)).toBe(false);
    expect(followed).toEqual([]);
  });

  it.each([
    '<a data-here href="/seo" target="_blank">SEO</a>',
    '<a data-here href="/" target="_self">A full page load</a>',
    '<a data-here href="/seo" download>SEO</a>',
    '<a data-here href="https://other.example/seo">Other</a>',
    '<a data-here href="//other.example/seo">Other</a>',
    '<a data-here href="/media/prices.pdf">Prices</a>',
    '<a data-here href="/sitemap.xml">Map</a>',
    '<a data-here href="mailto:hello@roofs.example">Write</a>',
    '<a data-here href="tel:+442920180123">Ring</a>',
    "<a data-here>No link</a>",
    "<button data-here>Press</button>",
  ])("is on %s", (html) => {
    expect(click(html)).toBe(false);
    expect(followed).toEqual([]);
  });

  it("was handled by another listener", () => {
    document.body.onclick = (event) => event.preventDefault();
    click('<a data-here href="/seo">SEO</a>');
    document.body.onclick = null;
    expect(followed).toEqual([]);
  });

  it("is any click after the app has stopped listening", () => {
    stop();
    expect(click('<a data-here href="/seo">SEO</a>')).toBe(false);
  });
});
