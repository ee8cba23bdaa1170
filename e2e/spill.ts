import type { Page } from "@playwright/test";

/**
 * Positions where words are lost: cut off by the edge of a box, outside of the window, or covering other
 * words. What can be scrolled into view, by keyboard too, is not lost. Only for a page that is scrolled to
 * its top.
 */
export const lostWords = (page: Page) =>
  page.evaluate(() => {
    interface Line {
      words: string;
      block: Element;
      box: DOMRect;
    }

    /** Smaller values are rounding, or parts of letters that extend beyond their line. */
    const SLACK = 3;

    const isForScreenReaders = (element: Element): boolean =>
      element.matches(".skip-link") ||
      getComputedStyle(element).clipPath !== "none" ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));
    /** The bar at the lower edge covers the page intentionally. */
    const isAfloat = (element: Element) => element.closest("body > nav") !== null;
    /** Some fonts, especially Arabic ones, have letters that are higher than the line. */
    const lettersOf = ({ x, y, width, height }: DOMRect, element: Element) => {
      const room = Number.parseFloat(getComputedStyle(element).fontSize) * 1.2;
      const beyond = Math.max(0, height - room);
      return new DOMRect(x, y + beyond / 2, width, height - beyond);
    };
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === "inline" && element.parentElement
        ? blockOf(element.parentElement)
        : element;

    /** The element around that scrolls sideways, by keyboard too: it can have the focus, or what is in it. */
    const scrollerOf = (element: Element | null): Element | null =>
      element && getComputedStyle(element).overflowX !== "auto"
        ? scrollerOf(element.parentElement)
        : element;
    const isReachable = (element: Element) =>
      element.matches('[tabindex="0"]') || element.querySelector("a[href], button, input") !== null;

    /** Whether text is visible without scrolling sideways. */
    const isHere = ({ block, box }: Line) => {
      const frame = scrollerOf(block);
      if (!frame || !isReachable(frame)) return true;
      const edge = frame.getBoundingClientRect();
      return box.left > edge.left - SLACK && box.right < edge.right + SLACK;
    };

    function linesOf(text: Node): Line[] {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? "";
      if (!element || words === "" || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      if (isForScreenReaders(element) || isAfloat(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => ({ words, block: blockOf(element), box: lettersOf(box, element) }));
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) lines.push(...linesOf(texts.currentNode).filter(isHere));

    const cut = ({ block, box }: Line) => {
      for (let around: Element | null = block; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const edge = around.getBoundingClientRect();
        const isCutAcross = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
        if (isCutAcross || box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)
          return true;
      }
      return false;
    };
    const sticksOut = ({ block, box }: Line) => {
      const edge = block.getBoundingClientRect();
      return box.right > Math.min(edge.right, innerWidth) + SLACK || box.left < -SLACK;
    };
    const overlaps = (one: Line, other: Line) =>
      one.block !== other.block &&
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > SLACK &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > SLACK * 2;

    return [
      ...lines.filter(cut).map(({ words }) => `cut off: ${words}`),
      ...lines.filter(sticksOut).map(({ words }) => `sticks out: ${words}`),
      ...lines.flatMap((one, index) =>
        lines
          .slice(index + 1)
          .filter((other) => overlaps(one, other))
          .map(({ words }) => `lies over each other: ${one.words} / ${words}`),
      ),
    ];
  });

/** The vertical position of each text on the page, in pixels. */
export const textSizes = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: { words: string; pixels: number }[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const words = textContent?.trim();
      if (!parentElement || !words) continue;
      sizes.push({ words, pixels: Number.parseFloat(getComputedStyle(parentElement).fontSize) });
    }
    return sizes;
  });
