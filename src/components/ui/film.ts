/** The event that asks the page's script to run a `<video>`, its target. */
export type FilmEvent = "plumbline:film";

/** Marks the element around a playing film, for the style of its button. */
const PLAYING = "data-playing";

const running = new WeakSet<HTMLVideoElement>();

/**
 * Plays a film while it is visible: not off-screen, not in a background tab, and not automatically if the
 * visitor prefers reduced motion. The button toggles it, and the visitor's choice holds from then on.
 */
export function controlFilm(video: HTMLVideoElement): void {
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
    // The click is handled; other listeners ignore it.
    event.preventDefault();
    choice = video.paused;
    update();
  });
}

const autoplays = () =>
  !matchMedia("(prefers-reduced-motion: reduce)").matches && !prefersLessData();

/** Whether the browser reports data saving or a slow connection. */
export function prefersLessData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
