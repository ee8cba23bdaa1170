import { type ComponentType, lazy } from "react";

/** In milliseconds. */
const RETRY_MS = 2000;

/** A component whose code loads when it is first shown. Without a connection it waits, as the rest of the studio goes on. */
export const loadedLater = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return untilLoaded(load);
  }
}
