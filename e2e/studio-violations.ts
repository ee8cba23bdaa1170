import type { Page } from "@playwright/test";
import { axeOnly, violationsInBothSchemes } from "./engines.ts";

/**
 * What is in frames belongs to the site. An open dialog or menu keeps the focus, so that nothing behind it gets it, and
 * hides the rest of the page, with all landmarks.
 */
const isOfStudio = (violation: string) =>
  !/iframe\[\d+\]\/|: iframe[ [[]|aria_hidden_nontabbable|region: (\.MuiPaper|#\S+-listbox)/.test(
    violation,
  );

/** The violations of the studio's own screen, light and dark. */
export const violationsOfStudio = async (page: Page): Promise<string[]> =>
  (await violationsInBothSchemes(page)).filter(isOfStudio);

/** Those that one engine finds, for a screen that both have tested in another language. */
export const axeViolationsOfStudio = async (page: Page): Promise<string[]> =>
  (await axeOnly(page, false)).filter(isOfStudio);
