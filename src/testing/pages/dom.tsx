import createCache from "@emotion/cache";
import axe from "axe-core";
import { act, type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { vi } from "vitest";
import { CACHE_OPTIONS } from "../../client/cache.ts";
import { Root } from "../../client/root.tsx";
import { loadAllLooks, loadedTheme } from "../../looks/registry.ts";
import { createSheet } from "../../looks/theme/styled.tsx";
import { loadAllSections } from "../../sections/registry.ts";

await Promise.all([loadAllSections(), loadAllLooks()]);

/**
 * The browser APIs that components need and jsdom lacks, without motion, sound and network. The page is
 * empty, whatever the tests of another section have left behind.
 */
export function stubBrowser(): void {
  document.body.replaceChildren();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
}

/** The providers of components, with the look `plain`. */
export const PlainRoot = ({ children }: { children: ReactNode }) => {
  const [sheet] = useState(() => createSheet(createCache(CACHE_OPTIONS), loadedTheme("plain")));
  return <Root sheet={sheet}>{children}</Root>;
};

/** The server's HTML for a node. */
export const serverHtml = (node: ReactNode): string =>
  renderToString(
    <PlainRoot>
      <StaticRouter location="/">{node}</StaticRouter>
    </PlainRoot>,
  );

/** Makes the HTML the only content of the document; returns the `<main>`. */
export function mount(html: string): HTMLElement {
  // jsdom would evaluate leftover styles with each computed style.
  document.head.replaceChildren();
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector("main");
  if (!main) throw new Error("There is no <main>.");
  // Browsers mute a video with the attribute; jsdom does not.
  for (const video of main.querySelectorAll("video")) video.muted = video.defaultMuted;
  return main;
}

/** Hydrates the server's HTML at the last visited address; returns React's warnings. */
export async function hydrate(
  main: HTMLElement,
  node: ReactNode,
  visited: string[] = ["/"],
): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => complaints.push(words.map(String).join(" "));
  const spies = [
    vi.spyOn(console, "error").mockImplementation(complain),
    vi.spyOn(console, "warn").mockImplementation(complain),
  ];
  await act(async () => {
    hydrateRoot(
      main,
      <PlainRoot>
        <MemoryRouter initialEntries={visited}>{node}</MemoryRouter>
      </PlainRoot>,
      { onRecoverableError: complain },
    );
  });
  for (const spy of spies) spy.mockRestore();
  return complaints;
}

/** axe-core's violations; contrast needs a browser that paints, frames need one that loads. */
export async function axeViolations(element: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(element, {
    iframes: false,
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The levels of the headings in an element. */
export const headingLevels = (element: HTMLElement): number[] =>
  [...element.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName[1]));
