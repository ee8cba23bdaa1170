/** Tells the page's script that a `<video>` is there to be run; its target is the video. */
export type FilmEvent = "plumbline:film";

/** Says on the element around a film that it runs; the film's button looks accordingly. */
const PLAYING = "data-playing";

const running = new WeakSet<HTMLVideoElement>();

/**
 * Plays a film while it can be seen: not out of sight, not in a tab behind others, and not by itself
 * where the visitor would rather have it still. The button beside it does the opposite of what the
 * film does, and the visitor's choice holds from then on.
 */
export function runFilm(video: HTMLVideoElement): void {
  const button = video.parentElement?.querySelector("button");
  if (!button || running.has(video)) return;
  running.add(video);
  let choice: boolean | undefined;
  let isInSight = false;
  const update = () => {
    const isWanted = choice ?? autoplays();
    if (isWanted && isInSight && !document.hidden) video.play().catch(() => undefined);
    else video.pause();
  };
  const show = () => {
    const { play = "", pause = "" } = button.dataset;
    button.setAttribute("aria-label", video.paused ? play : pause);
    video.parentElement?.toggleAttribute(PLAYING, !video.paused);
  };
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting === true;
    button.hidden = false;
    update();
  }).observe(video);
  document.addEventListener("visibilitychange", update);
  for (const type of ["play", "pause"]) video.addEventListener(type, show);
  button.addEventListener("click", (event) => {
    // It is done with here: nothing else needs to look at this click.
    event.preventDefault();
    choice = video.paused;
    update();
  });
}

const autoplays = () => !matchMedia("(prefers-reduced-motion: reduce)").matches && !savesData();

/** Whether the visitor pays for each byte or waits for it, as far as the browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
