/**
 * Counts the visit once the page has loaded, on the site's own domain, and unless the browser asks not to be
 * tracked. It is a file by itself, which only pages of sites with a counter load.
 */
import type { CounterData } from "../model/counter.ts";

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    readonly navigation?: EventTarget;
  }
}

/** The page before, within the app. */
let last = "";

const data: CounterData = JSON.parse(document.currentScript?.dataset.counter ?? "{}");

const withoutWww = (host: string) => host.replace(/^www\./, "");

const isAllowed =
  withoutWww(location.hostname) === withoutWww(data.domain) &&
  navigator.doNotTrack !== "1" &&
  !navigator.globalPrivacyControl;

if (isAllowed) {
  // Idle time comes after the app of the page; Safari has no idle callback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(count);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

function count(): void {
  if (data.src === undefined) countPages(send);
  else addScript(data.src);
}

function addScript(src: string): void {
  // Plausible's newer scripts wait for this, in place of a call in the page.
  Reflect.set(
    window,
    "plausible",
    Object.assign(() => {}, { o: {} }),
  );
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(data.attributes ?? {}))
    script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  // Other services follow the app's page views themselves.
  if (script.dataset.goatcounter) script.onload = () => countNextPages(countWithGoat);
  document.head.append(script);
}

interface GoatCounter {
  goatcounter?: { count?(page: { path: string }): void };
}

const countWithGoat = () =>
  (window as Window & GoatCounter).goatcounter?.count?.({ path: location.pathname });

function send(): void {
  const referrer = last || document.referrer;
  last = location.href;
  const view = JSON.stringify({ url: location.href, referrer });
  if (data.endpoint) navigator.sendBeacon(data.endpoint, view);
}

function countPages(view: () => void): void {
  view();
  countNextPages(view);
}

/** The pages that the app shows without loading a document. */
function countNextPages(view: () => void): void {
  let path = location.pathname;
  window.navigation?.addEventListener("currententrychange", () => {
    if (location.pathname === path) return;
    path = location.pathname;
    view();
  });
}
