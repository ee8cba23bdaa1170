import { useEffect, useSyncExternalStore } from "react";
import { MAX_UPLOAD_BYTES } from "../../../protocol/addresses.ts";
import type { MediaList, MediaModel } from "../../../protocol/media.ts";
import { call, upload } from "../../store/api.ts";
import { useStudioState } from "../../store/store.ts";
import { WORDS } from "../../words/words.ts";

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

let isSettled = false;
let followed: number | undefined;

/** Reads the list once for each build: somebody may have put a file into the folder. */
async function follow(build: number): Promise<void> {
  if (followed === build) return;
  followed = build;
  await refreshMedia().catch(() => undefined);
  isSettled = true;
  take(list);
}

/** Adds a file to the folder; returns it with the name that it got. */
export async function addMedia(file: File, folder = ""): Promise<MediaModel> {
  if (file.size > MAX_UPLOAD_BYTES)
    throw new Error(WORDS.media.tooLarge(file.name, MAX_UPLOAD_BYTES / 1e6));
  const added = await upload(file, folder);
  await refreshMedia();
  return added;
}

/** Adds files to the folder one after the other. A file with a problem is named, and the others are there. */
export async function addAllMedia(
  files: readonly File[],
  folder = "",
): Promise<{ names: string[]; problems: string[] }> {
  const names: string[] = [];
  const problems: string[] = [];
  for (const file of files)
    try {
      names.push((await addMedia(file, folder)).name);
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      problems.push(message.includes(file.name) ? message : `${file.name}: ${message}`);
    }
  return { names, problems };
}

/** Saves what a picture shows, by language. */
export async function describeMedia(name: string, texts: Record<string, string>): Promise<void> {
  take(await call<MediaList>("describe", { name, texts }));
}

/** The files of the site. All fields share one list, which follows each build. */
export function useMedia(): MediaList {
  const build = useStudioState(({ builds }) => builds) ?? 0;
  useEffect(() => void follow(build), [build]);
  return useSyncExternalStore(subscribe, () => list);
}

/** Whether the files of the site are there, or cannot be. */
export function useIsMediaLoaded(): boolean {
  useMedia();
  return useSyncExternalStore(subscribe, () => isSettled);
}
