import type { SectionProps } from "plumbline/kit";
import {
  Anchor,
  Board,
  Field,
  PlateButton,
  SectionFrame,
  Split,
  styled,
  Text,
  useTexts,
} from "plumbline/ui";
import { type FormEvent, useRef } from "react";
import { Results } from "./results.tsx";
import type { siteSearch } from "./section.ts";
import { QUERY, useQuery } from "./use-query.ts";
import { useSearch } from "./use-search.ts";

const Form = styled("form")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0.75rem",
  alignItems: "end",
  "@media (max-width: 26rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
  // Hidden without scripts; browsers without this media query show the explanation.
  "@media (scripting: none)": { display: "none" },
});

/** Popular pages, beside the results. */
const Suggestions = styled(Board)({
  alignSelf: "start",
  padding: "clamp(1.25rem, 3vw, 1.75rem)",
  "& ul": { marginTop: "0.75rem" },
  "& li + li": { borderTop: "1px solid var(--line)" },
  "& li a": { display: "block", paddingBlock: "0.6875rem", fontWeight: 600 },
});

const NoScript = styled("p")({
  marginTop: "1rem",
  paddingInlineStart: "1rem",
  borderInlineStart: "4px solid var(--ink)",
});

/**
 * The site search. Its HTML is the same for all queries: a form that submits to this page, for visitors
 * who type before hydration. The browser fetches the index once a visitor is about to search. Without
 * scripts, an explanation and the links remain.
 */
export function SiteSearch(props: SectionProps<typeof siteSearch>) {
  const { label, button, suggestionsHeading, suggestions } = props;
  const texts = useTexts("search");
  const field = useRef<HTMLInputElement>(null);
  const { query, changeQuery } = useQuery(field);
  const { state, prepare, retry, showMore } = useSearch(props.index, texts.common, query);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (field.current) changeQuery(field.current.value);
  };
  const tryAgain = () => {
    field.current?.focus();
    retry();
  };
  return (
    <SectionFrame {...props}>
      <Split data-split="7-5">
        <div>
          <Form method="get" role="search" onSubmit={onSubmit}>
            <Field
              ref={field}
              label={label ?? texts.label}
              name={QUERY}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              onFocus={prepare}
              onInput={(event) => changeQuery(event.currentTarget.value)}
            />
            <PlateButton type="submit" data-style="primary">
              {button ?? texts.button}
            </PlateButton>
          </Form>
          <noscript>
            <NoScript>{texts.noScript}</NoScript>
          </noscript>
          <Results query={query} state={state} retry={tryAgain} showMore={showMore} />
        </div>
        <Suggestions>
          <Text variant="h3" component="h2">
            {suggestionsHeading ?? texts.suggestionsHeading}
          </Text>
          <ul>
            {suggestions.map(({ label, link }) => (
              <li key={label}>
                <Anchor link={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </Suggestions>
      </Split>
    </SectionFrame>
  );
}
