import type { Page } from "@playwright/test";
import { axeOnly, violationsInBothSchemes } from "./engines.ts";

/** Dialogs and menus. An open one hides the rest of the screen, which is tested without it. */
const OPENED = "[role=dialog], [role=menu]";

/** The faster engine also looks at the rest, which has no landmarks then. */
const isOfStudio = (violation: string) => !/region: (\.MuiPaper|#\S+-listbox)/.test(violation);

/** The violations of the studio's own screen, light and dark. */
export const violationsOfStudio = async (page: Page): Promise<string[]> =>
  (await violationsInBothSchemes(page, OPENED)).filter(isOfStudio);

/** Those that one engine finds, for a screen that both have tested in another language. */
export const axeViolationsOfStudio = async (page: Page): Promise<string[]> =>
  (await axeOnly(page, false)).filter(isOfStudio);
