import { useEffect, useState } from "react";
import { CallError, call } from "./api.ts";
import { keepEqual } from "./keep-equal.ts";
import { useStore } from "./store.ts";

interface Found<T> {
  asked: string;
  value?: T | undefined;
  error?: string | undefined;
}

/**
 * What the studio responds to a call; nothing while the input is undefined. It asks again for another input, and for
 * another version of the site, whose last response stays until the next one is there.
 *
 * - `value`: the response to this input
 * - `last`: the last response, which may be that to another input
 * - `error`: why the studio refuses to respond for this version
 */
export function useResponse<T>(name: string, input: object | undefined, version?: string | number) {
  const { isOffline } = useStore("isOffline");
  const [found, setFound] = useState<Found<T>>();
  const asked = input && JSON.stringify(input);
  const key = asked && JSON.stringify([asked, version]);
  useEffect(() => {
    if (key === undefined || isOffline) return;
    const [asked]: [string] = JSON.parse(key);
    let isCurrent = true;
    const take = (next: (before: T | undefined) => Omit<Found<T>, "asked">) =>
      isCurrent &&
      setFound((last) => ({ asked, ...next(last?.asked === asked ? last.value : undefined) }));
    call<T>(name, JSON.parse(asked)).then(
      (value) => take((before) => ({ value: keepEqual(before, value) })),
      (error: Error) => {
        // A server that does not respond says nothing about the site: forms stay open, with what is typed in them.
        const isAway = error instanceof CallError && error.status === 0;
        if (!isAway) take((before) => ({ value: before, error: error.message }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, key, isOffline]);
  const now = found?.asked === asked ? found : undefined;
  return { value: now?.value, last: found?.value, error: now?.error };
}
