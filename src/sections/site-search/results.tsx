import type { Texts } from "../../../schema/fields/texts.ts";
import { styled } from "../../theme/styled.tsx";
import { PlateButton } from "../../ui/actions.tsx";
import { Text } from "../../ui/text.tsx";
import { useTexts } from "../../ui/texts.tsx";
import { filled } from "../../util/filled.ts";
import type { Hit } from "./engine.ts";
import type { IndexState } from "./use-index.ts";
import { markWords } from "./words.ts";

const Status = styled("p")({
  marginTop: "1.5rem",
  fontWeight: 600,
  fontVariantNumeric: "var(--digits)",
  // Keeps its place while empty: a region that is not there cannot be announced.
  minHeight: "1.6em",
});

const List = styled("ol")({
  marginTop: "0.75rem",
  "& > li": { paddingBlock: "1.125rem", borderTop: "1px solid var(--line)" },
  "& > li > a": {
    fontFamily: "var(--font-heading)",
    fontWeight: 700,
    fontSize: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
    lineHeight: 1.25,
  },
  "& > li > p": { marginTop: "0.375rem", maxWidth: "66ch" },
  "& mark": { background: "var(--accent)", color: "var(--onAccent)", paddingInline: "0.1em" },
});

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
  state: IndexState;
  retry(): void;
}

/** What a query finds. How many pages that is stands in a live region, which is there from the start. */
export function Results({ query, state, retry }: ResultsProps) {
  const texts = useTexts("search");
  const hits = query && state.status === "ready" ? state.search(query) : [];
  return (
    <>
      <Status role="status">{statusOf(query, state, hits.length, texts)}</Status>
      {query && state.status === "failed" && (
        <Failure role="alert">
          <p>{texts.failed}</p>
          <PlateButton onClick={retry}>{texts.retry}</PlateButton>
        </Failure>
      )}
      {hits.length > 0 && (
        <List>
          {hits.map((hit) => (
            <li key={hit.page.path}>
              <Result {...hit} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}

function statusOf(query: string, { status }: IndexState, count: number, texts: Texts["search"]) {
  if (!query || status === "failed") return "";
  if (status !== "ready") return texts.searching;
  if (count > 0) return filled(count === 1 ? texts.foundOne : texts.found, { count });
  return filled(texts.nothing, { query });
}

const Result = ({ page, terms }: Hit) => (
  <>
    <a href={page.path}>
      <Marked text={page.title} terms={terms} />
    </a>
    <Text color="textSecondary">
      <Marked text={page.description} terms={terms} />
    </Text>
  </>
);

const Marked = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
  markWords(text, terms).map(({ text: part, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their order
    marked ? <mark key={index}>{part}</mark> : part,
  );
