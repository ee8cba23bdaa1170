import type { SearchPage } from "plumbline/kit";
import { Text, withoutParts } from "plumbline/ui";
import { useEffect, useState } from "react";
import { excerptOf, markWords, matchingTerms } from "./excerpt.ts";
import type { SearchResult } from "./use-search.ts";

interface ResultProps extends Pick<SearchResult, "terms" | "read"> {
  page: SearchPage;
}

/** A result with its excerpt. */
export function Result({ page, terms, read }: ResultProps) {
  const excerpt = useExcerpt(page, terms, read);
  const mark = (text: string) => <Marked text={text} terms={terms} read={read} />;
  return (
    <>
      <a href={page.path}>{mark(page.title)}</a>
      <Text color="textSecondary">{mark(excerpt ?? page.description)}</Text>
    </>
  );
}

const Marked = ({ text, terms, read }: { text: string } & Pick<SearchResult, "terms" | "read">) =>
  markWords(text, terms, read).map(({ text: part, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their order
    marked ? <mark key={index}>{part}</mark> : part,
  );

/** The pause in typing, in milliseconds, after which result pages are fetched for excerpts. */
const TYPING_PAUSE_MS = 300;

/** An excerpt of the page, if neither its title nor its description has the words. */
function useExcerpt(page: SearchPage, terms: SearchResult["terms"], read: SearchResult["read"]) {
  const { path, title, description, leftOut } = page;
  const [excerpt, setExcerpt] = useState<string>();
  useEffect(() => {
    if (matchingTerms(`${title} ${description}`, terms, read).size > 0) return;
    const waiting = new AbortController();
    const show = async () => {
      const html = await (await fetch(path, waiting)).text();
      setExcerpt(excerptOf(withoutParts(html, leftOut), terms, read));
    };
    // On failure the description stays.
    const timer = setTimeout(() => show().catch(() => {}), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [path, title, description, leftOut, terms, read]);
  return excerpt;
}
