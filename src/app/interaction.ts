/**
 * What a page needs once the visitor does something, or a film is to play: the menu's manners, the films,
 * and the app. Nothing here may import what the app imports: that would be one more file.
 */
import { closeMenu } from "../layout/menu.ts";
import { type FilmEvent, runFilm, savesData } from "../ui/film.ts";
import type { PageData } from "./document.ts";

/** The addresses of the app and of the page's data, which the page's script element names. */
const { app: address = "", route: dataAddress = "" } =
  document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset ?? {};

let app: Promise<void> | undefined;

/** Whether the app has taken over the page. */
export let isRunning = false;

/** Does what follows from an event, or without one brings the app. */
export async function handleInteraction(event?: Event): Promise<void> {
  if (event) closeMenu(event);
  if (event && worksWithoutApp(event)) return;
  app ??= startApp();
  await app.catch(() => {
    app = undefined;
  });
}

/**
 * A link and the menu need none: what they lead to would only have to wait for it. Nor does who scrolls and
 * saves data.
 */
const worksWithoutApp = ({ type, target }: Event): boolean =>
  type === "click" ||
  (type === "scroll" && savesData()) ||
  (target instanceof Element && target.closest("a[href]:not([data-acts]), summary") !== null);

async function startApp(): Promise<void> {
  const data = fetch(dataAddress).then((response) => response.json());
  // The code of the page's sections comes beside that of the app, not after it.
  const sections = data.then(({ chunks = [] }: PageData) => Promise.allSettled(chunks.map(load)));
  const [app] = await Promise.all([load(address), sections]);
  isRunning = await (app as typeof import("./browser.tsx")).start(data);
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

addEventListener("plumbline:film" satisfies FilmEvent, ({ target }) => {
  if (target instanceof HTMLVideoElement) runFilm(target);
});
for (const video of document.querySelectorAll("video")) runFilm(video);
