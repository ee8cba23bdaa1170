import { expect, type Locator, type Page } from "@playwright/test";

/** The focused element: its number in the order of the document, and its problems. */
interface Stop {
  number: number;
  what: string;
  /** The focus is not visible. */
  isUnmarked: boolean;
  /** Something covers it, or it is outside of the window although it would fit. */
  isHidden: boolean;
}

/** Numbers everything that the Tab key should reach, in the order of the document, and returns the count. */
export const numberStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, textarea, select, summary, iframe, [tabindex='0']",
      ),
    ].filter((element) => element.checkVisibility() && element.matches(":not(:disabled)"));
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
    return stops.length;
  });

/** The focused element as a visitor sees it; -1 if it has no number. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) throw new Error("The focus is on nothing of HTML.");

    const isOutlined = (pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const isUncovered = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    // A link may be broken into lines; the first one is sufficient. Just inside of its edges.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const isInWindow = box.top >= -1 && box.bottom <= innerHeight + 1;
    const middle = (box.left + box.right) / 2;
    const probes = [box.top + 1.5, (box.top + box.bottom) / 2, box.bottom - 1.5];
    const seen = probes.filter((y) => isUncovered(middle, y)).length;
    // For a field of several lines, browsers only scroll the line with the caret into view.
    const isWhole = box.height <= innerHeight && element.tagName !== "TEXTAREA";
    const words = element.textContent || element.getAttribute("name") || element.ariaLabel || "";
    return {
      number: Number(element.dataset.stop ?? -1),
      what: `${element.tagName} “${words}” from ${box.top} to ${box.bottom}`,
      isUnmarked: !isOutlined() && !isOutlined("::after"),
      isHidden: isWhole ? !isInWindow || seen < probes.length : seen === 0,
    };
  });

/**
 * Moves the focus through the page with a key; returns the focused elements with their problems.
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", steps: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < steps) {
    await page.keyboard.press(key);
    stops.push(await readStop(page));
  }
  return stops;
}

/** The walk visits the numbered stops in order, and the focus is visible at each. */
export function expectGoodWalk(stops: readonly Stop[], numbers: readonly number[], how: string) {
  const reached = stops.map(({ number }) => number);
  expect.soft(reached, `${how}: in the order of the page`).toEqual(numbers);
  const named = (isAmiss: (stop: Stop) => boolean) => stops.filter(isAmiss).map(({ what }) => what);
  const [unmarked, hidden] = [named((stop) => stop.isUnmarked), named((stop) => stop.isHidden)];
  expect.soft(unmarked, `${how}: the focus is not shown`).toEqual([]);
  expect.soft(hidden, `${how}: the focus is covered`).toEqual([]);
}

/** Whether the focus is on the first focusable element within or after an element. */
export const isFocusBehind = (element: Locator) =>
  element.evaluate((start) => {
    const stops = [...document.querySelectorAll("a[href], button, input, textarea, summary")];
    const next = stops.find(
      (stop) =>
        start.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
        stop.checkVisibility(),
    );
    return next !== undefined && next === document.activeElement;
  });
