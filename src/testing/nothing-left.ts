import { afterAll, expect, vi } from "vitest";

// Files of tests share a process and the modules that it has loaded, so what one leaves behind changes the next.

const wasWindow = "document" in globalThis;

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // Emotion writes no styles if a document exists when it loads.
  expect("document" in globalThis, "The tests left a global document; stub it.").toBe(wasWindow);
});
