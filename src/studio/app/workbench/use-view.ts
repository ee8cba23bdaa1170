import { useCallback, useState } from "react";

/** What is shown, in the address, so that a reload keeps it. */
export function useView(): [URLSearchParams, (changes: Record<string, string>) => void] {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search));
  const change = useCallback((changes: Record<string, string>) => {
    const next = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(changes))
      if (value) next.set(key, value);
      else next.delete(key);
    history.replaceState(null, "", `${location.pathname}?${next}`);
    setQuery(next);
  }, []);
  return [query, change];
}
