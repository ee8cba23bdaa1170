import { type ComponentType, createElement, lazy, useState } from "react";

/** In milliseconds. */
const RETRY_MS = 2000;

/**
 * A component whose code loads when it is first shown. Without a connection it waits, as the rest of the studio goes on.
 * After `ready`, it shows at once: what takes the place of a field may not lose the keys that follow.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const ready = async (): Promise<ComponentType<Props>> => {
    loaded ??= await untilLoaded(load);
    return loaded;
  };
  const Later = lazy(async () => ({ default: await ready() }));
  function Loaded(props: Props) {
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, props);
  }
  return Object.assign(Loaded, { ready });
}

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return untilLoaded(load);
  }
}
