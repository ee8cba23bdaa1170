/**
 * Renders and hydrates a page with React's development build, which reports differences. Not part of any
 * site.
 */
import createCache from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { act, captureOwnerStack, startTransition } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { loadAllLooks, loadedTheme } from "../looks/registry.ts";
import { shapedTheme } from "../looks/theme/shape.ts";
import { createSheet } from "../looks/theme/styled.tsx";
import type { RouteModel } from "../model/route.ts";
import { loadAllSections } from "../sections/registry.ts";
import { CACHE_OPTIONS } from "./cache.ts";
import { Page } from "./page.tsx";
import { Root } from "./root.tsx";

await Promise.all([loadAllSections(), loadAllLooks()]);

/** The page as a React node; styles are not inserted, as on a page with a style sheet. */
function nodeOf(route: RouteModel) {
  const cache = createCache(CACHE_OPTIONS);
  createEmotionServer(cache);
  const look = loadedTheme(route.look);
  const theme = route.shape ? shapedTheme(look, route.shape) : look;
  return (
    <Root sheet={createSheet(cache, theme)}>
      <StaticRouter location={route.path}>
        <Page route={route} />
      </StaticRouter>
    </Root>
  );
}

export const serverHtml = (route: RouteModel): string => renderToString(nodeOf(route));

/** Hydrates a page and runs its effects. Its code loads once there is a window. */
export async function hydrateForTrial(
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

/** The component stack of React's message. */
export const ownerStack = (): string => captureOwnerStack() ?? "";
