import type { SiteCode } from "../../../render/bundle/site-code.ts";
import type * as Renderer from "../../../render/html/server.tsx";
import { program } from "./program.ts";

/** The code of pages is bundled with the static studio. */

export async function siteCode(): Promise<SiteCode> {
  return { scripts: program().scripts, browserDir: "", rendererFile: "", liveFile: "" };
}

export const startBundling = siteCode;

export const loadRenderer = (): Promise<typeof Renderer> =>
  import("../../../render/html/server.tsx");
