/**
 * The script that `npm start` adds to each page it serves: it loads the page again when what it shows
 * has changed, and shows over it what is wrong. It is made for a policy that allows the site's own
 * scripts and nothing else. Browsers keep the place on the page when they load it again.
 */
import { EVENTS_URL, type LiveState, REST_EVENT } from "../protocol.ts";
import { concerns, type Shown } from "./concerns.ts";
import { showOverlay } from "./overlay.ts";

const { file = "", state: made = "" } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();

/** Browsers note this many files that a page has loaded, unless told otherwise. */
performance.setResourceTimingBufferSize(5000);

let known = made;
let closed = "";
let line: EventSource | undefined;
let removeOverlay: (() => void) | undefined;

const pathOf = (address: string) => decodeURIComponent(new URL(address, location.href).pathname);

const shown = (): Shown => ({
  path: pathOf(location.href),
  file: decodeURIComponent(file),
  loaded: new Set(performance.getEntriesByType("resource").map(({ name }) => pathOf(name))),
});

function follow({ data, lastEventId }: MessageEvent<string>): void {
  const { changed, problems, title } = JSON.parse(data) as LiveState;
  known = lastEventId;
  if (concerns(changed, shown())) {
    hangUp();
    location.reload();
    return;
  }
  removeOverlay?.();
  removeOverlay = undefined;
  // Told again of what was closed, after the line was lost.
  if (problems.length === 0 || closed === known) return;
  const onClose = () => {
    closed = known;
  };
  removeOverlay = showOverlay({ title, problems, onClose });
}

function call(): void {
  if (line) return;
  line = new EventSource(`${EVENTS_URL}?since=${known}`);
  line.addEventListener("message", follow);
  line.addEventListener(REST_EVENT, hangUp);
}

function hangUp(): void {
  line?.close();
  line = undefined;
}

call();
// One that was told to rest, or that the browser had put aside.
for (const type of ["focus", "pageshow", "visibilitychange"]) {
  addEventListener(type, () => document.visibilityState === "visible" && call());
}
addEventListener("pagehide", hangUp);
