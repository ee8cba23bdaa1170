import { type RefObject, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/** The name of the query in the page's address: that of the field, so that a plain form agrees. */
export const QUERY = "q";

/**
 * What the visitor searches for, kept in the address bar. It is empty until the page is hydrated,
 * since the HTML is the same for all queries. The field is uncontrolled: what was typed before this
 * script ran wins over the address.
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
        // Safari takes a hundred changes of the address in half a minute; the search goes on.
      }
    },
    [setParams],
  );

  // Runs for each entry of the history that is arrived at; what is typed replaces the entry.
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
