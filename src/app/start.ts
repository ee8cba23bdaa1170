/**
 * The one script that a page loads by itself. A page is complete without the app, so the app is fetched
 * when the visitor first does something, and not for who only looks. Nothing here may import what the
 * app imports: that would be one more file.
 */
import { enhanceMenu } from "../layout/menu.ts";
import { type FilmEvent, runFilm, savesData } from "../ui/film.ts";
import type { PageData } from "./document.ts";

/** The addresses of the app and of the page's data, which this script's own element names. */
const { app: address = "", route: dataAddress = "" } =
  document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset ?? {};
const loadedPath = location.pathname;

let app: Promise<unknown> | undefined;
let isRunning = false;

function loadApp(): Promise<unknown> {
  app ??= run().catch(() => {
    // Without it the page works by links and forms alone; the next thing done tries once more.
    app = undefined;
  });
  return app;
}

async function run(): Promise<void> {
  if (hours.length > 0) showOpenNow();
  const data = fetch(dataAddress).then((response) => response.json());
  // The code of the page's sections comes beside that of the app, not after it.
  const sections = data.then(({ chunks = [] }: PageData) => Promise.all(chunks.map(load)));
  const [app] = await Promise.all([load(address), sections]);
  isRunning = await (app as typeof import("./browser.tsx")).start(data);
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** A link and the menu need no app: what they lead to would only have to wait for it. */
const onDoing = (event: Event) => {
  if (!closest(event, "a[href]:not([data-acts]), summary")) void loadApp();
};

/**
 * A button in the content does its work by the app alone, and so does a link that only stands in for
 * what the app shows on this page: what was pressed too early is done then.
 */
async function onClick(event: MouseEvent): Promise<void> {
  const pressed = closest(event, "main button[type=button], main a[data-acts]");
  if (!pressed || isRunning || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  await loadApp();
  if (isRunning) pressed.click();
  else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
}

/** Whoever goes back to an address that the app made must not look at this page under its name. */
function onHistory(): void {
  if (!isRunning && location.pathname !== loadedPath) location.reload();
}

/** Whether the visitor has done something on this site before, in this tab: a draft may wait. */
function wasHere(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Whether the address holds a question that only the app can answer. */
function isAsked(): boolean {
  const asked = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<HTMLInputElement>("main [role=search] input");
  return [...fields].some(({ name }) => asked.has(name));
}

function whenIdle(): void {
  for (const video of document.querySelectorAll("video")) runFilm(video);
  if (hours.length > 0) awaitHours();
  if (wasHere()) void loadApp();
  if (savesData()) return;
  addEventListener("scroll", () => void loadApp(), { once: true, passive: true });
}

/** Whether it is open now is only looked up for who sees the hours, or may do so on the next page. */
const hours = document.querySelectorAll("open-now");

const showOpenNow = () => void import("./open-now.ts").catch(() => {});

function awaitHours(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) showOpenNow();
  });
  for (const place of hours) observer.observe(place);
}

function onFilm({ target }: Event): void {
  if (target instanceof HTMLVideoElement) runFilm(target);
}

/** Safari has no idle callback. */
const idle = () =>
  "requestIdleCallback" in window ? requestIdleCallback(whenIdle) : setTimeout(whenIdle, 200);

enhanceMenu();
if (address !== "") {
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, onDoing);
  addEventListener("click", onClick);
  addEventListener("popstate", onHistory);
  addEventListener("plumbline:film" satisfies FilmEvent, onFilm);
  if (import.meta.env.DEV || isAsked()) void loadApp();
  // While developing, the app is there at once and says itself which films there are.
  if (!import.meta.env.DEV) {
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle);
  }
}
