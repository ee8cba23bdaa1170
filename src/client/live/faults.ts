import { type BrowserReport, FAULTS_URL } from "./protocol.ts";

/** Each frame of an animation may cause an error. */
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
  // What is sent from here and fails would be one more error.
  fetch(FAULTS_URL, { method: "POST", body: JSON.stringify(fault) }).catch(() => undefined);
}

/** Sends the server the page's exceptions and logged errors, which the console also shows. */
export function reportFaults(): void {
  const log = console.error;
  console.error = (...words) => {
    log(...words);
    report(words);
  };
  // Where there is no error, the browser complains of something else, or of a script of others.
  addEventListener("error", ({ error }) => error instanceof Error && report([error]));
  addEventListener("unhandledrejection", ({ reason }) => report([reason]));
}
