/**
 * A page as its server makes it and a browser takes it over, with React's build for developers, which says
 * what differs. No page of a site has this.
 */
import createCache from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { act, captureOwnerStack, startTransition } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { loadAllLooks, loadedTheme } from "../looks/registry.ts";
import type { RouteModel } from "../model/route.ts";
import { loadAllSections } from "../sections/registry.ts";
import { createSheet } from "../theme/styled.tsx";
import { CACHE_OPTIONS } from "./cache.ts";
import { Page } from "./page.tsx";
import { Root } from "./root.tsx";

await Promise.all([loadAllSections(), loadAllLooks()]);

/** The page as a node; styles are nowhere, as in a page whose style sheet has them. */
function nodeOf(route: RouteModel) {
  const cache = createCache(CACHE_OPTIONS);
  createEmotionServer(cache);
  return (
    <Root sheet={createSheet(cache, loadedTheme(route.look))}>
      <StaticRouter location={route.path}>
        <Page route={route} />
      </StaticRouter>
    </Root>
  );
}

export const serverHtml = (route: RouteModel): string => renderToString(nodeOf(route));

/** Has a browser take over a page, with what runs by itself then. Its code is loaded once there is a window. */
export async function takeOver(
  main: Element,
  route: RouteModel,
  report: (error: unknown) => void,
): Promise<void> {
  const { hydrateRoot } = await import("react-dom/client");
  await act(async () => {
    startTransition(() => {
      hydrateRoot(main, nodeOf(route), {
        onRecoverableError: (error) => report(Object(error).cause ?? error),
        onCaughtError: report,
        onUncaughtError: report,
      });
    });
  });
}

/** Which components React was at when it complained. */
export const ownerStack = (): string => captureOwnerStack() ?? "";
