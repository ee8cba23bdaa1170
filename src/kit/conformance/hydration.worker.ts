import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import type { RouteModel } from "../../model/route.ts";
import type { ConsoleMessage } from "./hydration.ts";

/** All errors, and all messages of React, for the page that is being hydrated. */
const messages: ConsoleMessage[] = [];

const addMessage = (message: string, stack = "") => void messages.push({ message, stack });

const report = (error: unknown) =>
  error instanceof Error ? addMessage(error.message, error.stack) : addMessage(String(error));

const trial: typeof import("../../client/trial.tsx") = await import(pathToFileURL(workerData).href);

for (const level of ["error", "warn"] as const)
  console[level] = (...words) => addMessage(format(...words), trial.ownerStack());

process.on("unhandledRejection", report);
process.on("uncaughtException", report);

/** Browser APIs that jsdom lacks. */
const STUBS = {
  matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IS_REACT_ACT_ENVIRONMENT: true,
};

/** Sets up jsdom's globals in this thread. */
async function openWindow(): Promise<void> {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("", { url: "https://trial.example/", pretendToBeVisual: true });
  window.addEventListener("error", ({ error }: ErrorEvent) => report(error));
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && name !== "navigator") continue;
    Object.defineProperty(globalThis, name, {
      value: Reflect.get(window, name),
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, { window: globalThis }, STUBS);
}

const FRAME = 'iframe[src^="http"], iframe[src^="//"]';

/** Renders all pages before the window exists, as the server does, and then hydrates them. */
async function hydrateAll(routes: readonly RouteModel[], answer: (all: ConsoleMessage[]) => void) {
  const pages = routes.map((route) => {
    const html = serverHtml(route);
    return { route, html, said: messages.splice(0) };
  });
  await openWindow();
  for (const { route, html, said } of pages) {
    if (html !== undefined) await hydrate(route, html);
    answer([...said, ...messages.splice(0)]);
  }
}

/** Undefined if rendering fails; the error is reported. */
function serverHtml(route: RouteModel): string | undefined {
  try {
    return trial.serverHtml(route);
  } catch (error) {
    report(error);
    return undefined;
  }
}

async function hydrate(route: RouteModel, html: string): Promise<void> {
  const main = document.createElement("main");
  main.innerHTML = html;
  document.body.replaceChildren(main);
  await trial.hydrateForTrial(main, route, report).catch(report);
  // Frames in the server's HTML are reported by the conformance rules.
  const frames = html.includes("<iframe") ? [] : main.querySelectorAll<HTMLIFrameElement>(FRAME);
  for (const { src } of frames)
    addMessage(
      `The frame ${src} loads before a visitor asks for it. Use FrameOnRequest of plumbline/ui.`,
    );
}

parentPort?.once("message", (routes: RouteModel[]) =>
  hydrateAll(routes, (all) => parentPort?.postMessage(all)),
);
