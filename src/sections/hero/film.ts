/** A film that a page keeps running or still. */
export interface Film {
  /** Does the opposite of what the film does; from then on the visitor's choice holds. */
  toggle(): void;
  /** Lets go of the page. */
  leave(): void;
}

/**
 * Plays a film while it can be seen: not out of sight, not in a tab behind others, and not by itself
 * before the page is there or where the visitor would rather have it still.
 *
 * @param onWatched called once it is known whether the film is in sight, and so can be controlled
 */
export function watchFilm(video: HTMLVideoElement, onWatched: () => void): Film {
  let choice: boolean | undefined;
  let isInSight = false;
  const update = () => {
    const isWanted = choice ?? startsByItself();
    if (isWanted && isInSight && !document.hidden) void video.play().catch(() => undefined);
    else video.pause();
  };
  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting === true;
    onWatched();
    update();
  });
  sight.observe(video);
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener("load", update, { signal });
  document.addEventListener("visibilitychange", update, { signal });
  return {
    toggle() {
      choice = video.paused;
      update();
    },
    leave() {
      sight.disconnect();
      leaving.abort();
    },
  };
}

/** What some browsers know of the visitor's line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function startsByItself(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    document.readyState === "complete" &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    connection?.saveData !== true &&
    !/2g$/.test(connection?.effectiveType ?? "")
  );
}
