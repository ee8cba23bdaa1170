import type { Texts } from "plumbline/kit";
import { interpolate, PlateButton, styled, useTexts } from "plumbline/ui";
import { useEffect, useRef } from "react";
import { Result } from "./result.tsx";
import type { SearchResult, SearchState } from "./use-search.ts";

const Status = styled("p")({
  marginTop: "1.5rem",
  fontWeight: 600,
  fontVariantNumeric: "var(--digits)",
  // Keeps its space while empty: screen readers announce only regions that exist.
  minHeight: "1.6em",
});

const List = styled("ol")({
  marginTop: "0.75rem",
  "& > li": { paddingBlock: "1.125rem", borderTop: "1px solid var(--line)" },
  "& > li > a": {
    // A touch target also for one short line.
    display: "inline-block",
    paddingBlock: "0.25rem",
    fontFamily: "var(--font-label)",
    fontWeight: 700,
    fontSize: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
    lineHeight: 1.25,
  },
  "& > li > p": { marginTop: "0.375rem", maxWidth: "66ch" },
  "& mark": { background: "var(--accent)", color: "var(--onAccent)", paddingInline: "0.1em" },
});

const More = styled(PlateButton)({ marginTop: "1.25rem" });

const Failure = styled("div")({
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  marginTop: "1.5rem",
  paddingInlineStart: "1rem",
  borderInlineStart: "4px solid var(--error)",
});

interface ResultsProps {
  query: string;
  state: SearchState;
  retry(): void;
  showMore(): void;
}

/** The results of a query. A live region, present from the start, announces their number. */
export function Results({ query, state, retry, showMore }: ResultsProps) {
  const texts = useTexts("search");
  const found = query && state.status === "found" ? state.found : undefined;
  const { list, expectMore } = useFocusOnMore(found);
  const showNext = () => {
    expectMore();
    showMore();
  };
  return (
    <>
      <Status role="status">{statusOf(query, state, texts)}</Status>
      {query && state.status === "failed" && (
        <Failure role="alert">
          <p>{texts.failed}</p>
          <PlateButton onClick={retry}>{texts.retry}</PlateButton>
        </Failure>
      )}
      {found && found.count > 0 && (
        <List ref={list}>
          {found.pages.map((page) => (
            <li key={`${page.path} ${found.query}`}>
              <Result page={page} terms={found.terms} read={found.read} />
            </li>
          ))}
        </List>
      )}
      {found && found.count > found.pages.length && <More onClick={showNext}>{texts.more}</More>}
    </>
  );
}

/** Moves the focus to the first additional result, unless the query has changed. */
function useFocusOnMore(found: SearchResult | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const expected = useRef<{ query: string; at: number }>(undefined);
  useEffect(() => {
    const { query, at } = expected.current ?? { query: "", at: 0 };
    if (!found || !expected.current || (found.query === query && found.pages.length <= at)) return;
    expected.current = undefined;
    if (found.query === query) list.current?.children[at]?.querySelector("a")?.focus();
  }, [found]);
  const expectMore = () => {
    if (found) expected.current = { query: found.query, at: found.pages.length };
  };
  return { list, expectMore };
}

function statusOf(query: string, state: SearchState, texts: Texts["search"]) {
  if (!query || state.status === "failed") return "";
  if (state.status !== "found") return texts.searching;
  const { count, query: asked } = state.found;
  if (count > 0) return interpolate(count === 1 ? texts.foundOne : texts.found, { count });
  return interpolate(texts.nothing, { query: asked });
}
