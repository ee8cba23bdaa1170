/**
 * Loaded when the visitor first interacts, or a film is to play: closes menus, runs films and starts the
 * app. Must not import modules of the app, which would add a chunk.
 */
import { closeMenu } from "../components/layout/menu.ts";
import { controlFilm, type FilmEvent, prefersLessData } from "../components/ui/film.ts";
import type { PageData } from "../model/page-data.ts";

/** The URLs of the app and of the page's data, from the page's script element. */
const { app: address = "", route: dataAddress = "" } =
  document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset ?? {};

let app: Promise<void> | undefined;

/** Whether the app has hydrated the page. */
export let isRunning = false;

/** Handles an event, and starts the app if it is needed or there is no event. */
export async function handleInteraction(event?: Event): Promise<void> {
  if (event) closeMenu(event);
  if (event && worksWithoutApp(event)) return;
  app ??= startApp();
  await app.catch(() => {
    app = undefined;
  });
}

/**
 * Links and the menu work without the app and would only wait for it. Scrolling does not start it if the
 * visitor saves data.
 */
const worksWithoutApp = ({ type, target }: Event): boolean =>
  type === "click" ||
  (type === "scroll" && prefersLessData()) ||
  (target instanceof Element && target.closest("a[href]:not([data-acts]), summary") !== null);

async function startApp(): Promise<void> {
  const data = fetch(dataAddress).then((response) => response.json());
  // Loads the code of the sections in parallel with the app.
  const sections = data.then(({ chunks = [] }: PageData) => Promise.allSettled(chunks.map(load)));
  const [app] = await Promise.all([load(address), sections]);
  isRunning = await (app as typeof import("./browser.tsx")).start(data);
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/** Elements for which the app starts without an action of the visitor: with the page, or when they come into view. */
function startFor(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    if (element.dataset.loads === "visible") startWhenVisible(element);
    else void handleInteraction();
  }
}

function startWhenVisible(element: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void handleInteraction();
  });
  observer.observe(element);
}

if (!prefersLessData()) startFor(document.querySelectorAll<HTMLElement>("[data-loads]"));
addEventListener("plumbline:film" satisfies FilmEvent, ({ target }) => {
  if (target instanceof HTMLVideoElement) controlFilm(target);
});
// A film with controls is started by the visitor.
for (const film of document.querySelectorAll<HTMLVideoElement>("video[loop]")) controlFilm(film);
