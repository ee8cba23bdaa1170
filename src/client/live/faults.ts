import { type BrowserReport, FAULTS_URL } from "./protocol.ts";

/** More errors are not sent: each frame of an animation may cause one. */
const MOST = 20;

const heard = new Set<string>();

function report(words: readonly unknown[]): void {
  const error = words.find((word) => word instanceof Error);
  const message = words
    .map((word) => (word instanceof Error ? word.message : String(word)))
    .join(" ");
  if (heard.has(message) || heard.size === MOST) return;
  heard.add(message);
  const fault: BrowserReport = {
    path: decodeURI(location.pathname),
    message,
    stack: (error?.stack ?? "").replaceAll(location.origin, ""),
  };
  // A failed report must not cause another error.
  fetch(FAULTS_URL, { method: "POST", body: JSON.stringify(fault) }).catch(() => undefined);
}

/** Sends the server the page's exceptions and logged errors, which the console also shows. */
export function reportFaults(): void {
  const log = console.error;
  console.error = (...words) => {
    log(...words);
    report(words);
  };
  // Events without an error are warnings of the browser, or come from scripts of other sites.
  addEventListener("error", ({ error }) => error instanceof Error && report([error]));
  addEventListener("unhandledrejection", ({ reason }) => report([reason]));
}
