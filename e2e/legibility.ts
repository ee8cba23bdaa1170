import type { Page } from "@playwright/test";

/**
 * What a finger hardly hits. A link of few letters within a sentence is as narrow as they are, but no lower
 * than others: where links stand in a row, or in lists, one line's are next to those of another.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 24;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    /** What takes the tap: the words of a box to tick as well, and a card that its link lies over. */
    const takesTap = (element: Element) =>
      element.closest("label") ??
      (getComputedStyle(element, "::after").position === "absolute"
        ? element.parentElement
        : null) ??
      element;
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const boxes = [...takesTap(element).getClientRects()];
        const height = Math.min(...boxes.map((box) => box.height));
        const width = Math.max(...boxes.map((box) => box.width));
        const isSmall = height < LEAST || (width < LEAST && !isInSentence(element));
        return isSmall ? [`${element.textContent}: ${width} by ${height}`] : [];
      });
  });

/** Numbers whose points and commas stand apart, as if they were digits: `12 . 50`. */
export const stretchedNumbers = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      for (const { index } of textContent?.matchAll(/(?<=\d)[.,](?=\d)/g) ?? []) {
        if (!parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
        if (range.getBoundingClientRect().width > size * 0.4) found.push(textContent ?? "");
      }
    }
    return found;
  });

/** Which of some things stand on several lines, though a line is long enough. */
export const torn = (page: Page, things: readonly string[]) =>
  page.evaluate((wanted) => {
    function piecesOf(node: Node, start: number, end: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()];
    }
    function isTorn(node: Node, thing: string): boolean {
      const start = node.textContent?.replaceAll("\u00A0", " ").indexOf(thing) ?? -1;
      const line = node.parentElement?.closest("dl > div, li, p, h1, h2, h3");
      if (start < 0 || !line?.checkVisibility()) return false;
      const pieces = piecesOf(node, start, start + thing.length);
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      return new Set(pieces.map(({ top }) => top)).size > 1 && width <= line.clientWidth;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      found.push(...wanted.filter((thing) => isTorn(texts.currentNode, thing)));
    }
    return found;
  }, things);

/** What can no longer be told from the ground, where the visitor's system gives the colours. */
export const vanished = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const isSeen = (colour: string) => colour !== ground && !/^rgba\(.*, 0\)$/.test(colour);
    const hasEdge = (element: Element, pseudo?: string) => {
      const { borderRightStyle, borderRightWidth, borderRightColor } = getComputedStyle(
        element,
        pseudo,
      );
      return (
        borderRightStyle !== "none" &&
        Number.parseFloat(borderRightWidth) >= 1 &&
        isSeen(borderRightColor)
      );
    };
    /** An icon has the colour of the words that it belongs to; one of its own may be that of the ground. */
    const isIconSeen = (icon: Element) => {
      const { color } = getComputedStyle(icon);
      return (
        isSeen(color) &&
        icon.parentElement !== null &&
        color === getComputedStyle(icon.parentElement).color
      );
    };
    const checks: [string, (element: Element) => boolean][] = [
      ["main a[data-style], button, input, textarea", (element) => hasEdge(element)],
      ["svg", isIconSeen],
      ["main li > span[aria-hidden]:first-child:empty", (tick) => hasEdge(tick, "::after")],
    ];
    return checks.flatMap(([selector, isFine]) =>
      [...document.querySelectorAll(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !isFine(element),
        )
        .map((element) => `${selector}: ${element.outerHTML.slice(0, 120)}`),
    );
  });

/** What glides to where it is told to go. */
export const gliding = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter(
        (element) => getComputedStyle(element).scrollBehavior === "smooth",
      ).length,
  );

/** Puts an address that is longer than a line in the place of each email address. */
export const lengthenEmails = (page: Page) =>
  page.locator('a[href^="mailto:"]:not([data-style])').evaluateAll(
    (links, address) => {
      for (const link of links) link.textContent = address;
    },
    `${"roofs".repeat(6)}@${"slates".repeat(5)}.example`,
  );
