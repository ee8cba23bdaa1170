import { useEffect, useSyncExternalStore } from "react";
import type { MediaList, MediaModel } from "../../../protocol/media.ts";
import { call, upload } from "../../api.ts";
import { useStore } from "../../store.ts";

let list: MediaList = { files: [], languages: [] };
const listeners = new Set<() => void>();

function take(next: MediaList): void {
  list = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export async function refreshMedia(): Promise<void> {
  take(await call<MediaList>("media"));
}

/** Adds a file to the folder; returns it with the name that it got. */
export async function addMedia(file: File, folder = ""): Promise<MediaModel> {
  const added = await upload(file, folder);
  await refreshMedia();
  return added;
}

/** Saves what a picture shows, by language. */
export async function describeMedia(name: string, texts: Record<string, string>): Promise<void> {
  take(await call<MediaList>("describe", { name, texts }));
}

/** The files of the site. All fields share one list, which follows each build. */
export function useMedia(): MediaList {
  const { state } = useStore();
  const built = state?.builtVersion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may have put a file into the folder
  useEffect(() => {
    refreshMedia().catch(() => undefined);
  }, [built]);
  return useSyncExternalStore(subscribe, () => list);
}
