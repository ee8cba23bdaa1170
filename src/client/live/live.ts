/**
 * The script that `npm start` adds to each page: it reloads the page when its content has changed,
 * and shows problems over it. It works under a policy that only allows the site's own scripts.
 * Browsers restore the scroll position after a reload.
 */

import { reportFaults } from "./faults.ts";
import { showMarks } from "./marks.ts";
import { mustReload, type OpenPage } from "./must-reload.ts";
import { showOverlay } from "./overlay.ts";
import { EVENTS_URL, type LiveState, REST_EVENT } from "./protocol.ts";

const { file = "", state: loadedState = "" } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();

/** Browsers remember only 250 files that a page has loaded by default. */
performance.setResourceTimingBufferSize(5000);

let state = loadedState;
/** The state of which somebody has closed the overlay. */
let closedState = "";
let events: EventSource | undefined;
let marks: LiveState["marks"] = {};
let removeOverlay: (() => void) | undefined;

const pathOf = (address: string) => decodeURIComponent(new URL(address, location.href).pathname);

const openPage = (): OpenPage => ({
  path: pathOf(location.href),
  file: decodeURIComponent(file),
  loaded: new Set(performance.getEntriesByType("resource").map(({ name }) => pathOf(name))),
});

function follow({ data, lastEventId }: MessageEvent<string>): void {
  const { changed, problems, title, note, marks: unpublished } = JSON.parse(data) as LiveState;
  state = lastEventId;
  marks = unpublished;
  if (mustReload(changed, openPage())) {
    disconnect();
    location.reload();
    return;
  }
  markPage();
  removeOverlay?.();
  removeOverlay = undefined;
  // After a lost connection the same problems may be sent again.
  if (problems.length === 0 || closedState === state) return;
  const onClose = () => {
    closedState = state;
  };
  removeOverlay = showOverlay({ title, problems, note, onClose });
}

/** The app may have switched to another page without loading it. */
function markPage(): void {
  const path = pathOf(location.href);
  showMarks(marks[path] ?? marks[path.replace(/(?<=.)\/$|\.html$/, "")] ?? []);
}

new MutationObserver(markPage).observe(document.head, { childList: true, subtree: true });

function connect(): void {
  if (events) return;
  events = new EventSource(`${EVENTS_URL}?since=${state}`);
  events.addEventListener("message", follow);
  events.addEventListener(REST_EVENT, disconnect);
}

function disconnect(): void {
  events?.close();
  events = undefined;
}

reportFaults();
connect();
// A page that received the rest event, or returns from the browser's back/forward cache.
for (const type of ["focus", "pageshow", "visibilitychange"]) {
  addEventListener(type, () => document.visibilityState === "visible" && connect());
}
addEventListener("pagehide", disconnect);
