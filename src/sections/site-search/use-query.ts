import { type RefObject, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/** The query parameter in the URL: the field's name, so that a plain form works. */
export const QUERY = "q";

/**
 * The query, stored in the URL. It is empty until hydration, since the HTML is the same for all queries.
 * The field is uncontrolled: text typed before hydration wins over the URL.
 */
export function useQuery(field: RefObject<HTMLInputElement | null>) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [query, setQuery] = useState("");
  const asked = params.get(QUERY) ?? "";

  const changeQuery = useCallback(
    (value: string) => {
      const next = value.trim();
      setQuery(next);
      try {
        setParams(next ? { [QUERY]: next } : {}, { replace: true });
      } catch {
        // Safari limits URL changes to 100 in 30 seconds; the search itself continues.
      }
    },
    [setParams],
  );

  // Runs for each visited history entry; typing replaces the entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry counts, even with the same query
  useEffect(() => {
    const input = field.current;
    if (!input || type === "REPLACE") return;
    const typedEarly = query === "" && input.value !== "" && input.value.trim() !== asked;
    if (typedEarly) changeQuery(input.value);
    else {
      input.value = asked;
      setQuery(asked.trim());
    }
  }, [key]);

  return { query, changeQuery };
}
