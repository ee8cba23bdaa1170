/** Around what lies on a page that is read from right to left. */
export const RTL = '[dir="rtl"]';

/** For ornaments and arrows that point the way of reading. */
export const MIRRORED = { scale: "-1 1" };

/**
 * For facts, such as an address, on a page that is read from right to left: their own letters say which
 * way they are read, and they stand where the page's words do.
 */
export const OWN_DIRECTION = { unicodeBidi: "plaintext", textAlign: "right" } as const;
