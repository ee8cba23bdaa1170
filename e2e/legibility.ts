import type { Page } from "@playwright/test";

/**
 * Links that are hard to tap. A short link within a sentence is as narrow as its text, but not lower than
 * others. Links in a row or a list are adjacent.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 24;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    /**
     * The area that takes the tap, including the label of a checkbox, and a card that its link
     * covers.
     */
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

/** Numbers whose points and commas are as wide as digits: `12 . 50`. */
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

/** The elements that wrap although the line is long enough. */
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

/** Elements without contrast to their background in forced colours. */
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
    /** An icon has the colour of its text. A separate icon may have the colour of the background. */
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

/** Elements with smooth scrolling. */
export const gliding = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter(
        (element) => getComputedStyle(element).scrollBehavior === "smooth",
      ).length,
  );

/** Replaces each email address by one that is longer than a line. */
export const lengthenEmails = (page: Page) =>
  page.locator('a[href^="mailto:"]:not([data-style])').evaluateAll(
    (links, address) => {
      for (const link of links) link.textContent = address;
    },
    `${"roofs".repeat(6)}@${"slates".repeat(5)}.example`,
  );
