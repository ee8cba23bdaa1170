import type { ValuePath } from "../protocol/edits.ts";
import type { PageOrigins, TextOrigin, ValueOrigin } from "../protocol/page.ts";
import { entryOf, entryText } from "./entry-text.ts";
import { shows, valueShown } from "./value-origin.ts";

/** Elements with more words are no single line. */
const LONGEST = 300;

/** Elements around a line may have what it is made from, such as the list of hours around a closed day. */
const MAX_STEPS = 4;

interface Origins extends Pick<PageOrigins, "sections" | "texts"> {
  values: readonly ValueOrigin[];
}

/**
 * Where words are edited that are no text of their section: the value of an entry that they are made from, the text of an
 * entry, or a value of the whole site or of a linked page.
 */
export function placeOf(
  target: Element,
  texts: ReadonlyMap<Element, TextOrigin>,
  origins: Origins,
  section: number | undefined,
): ValuePath | undefined {
  const words = wordsOf(target);
  if (words.trim() === "" || words.length > LONGEST) return undefined;
  return (
    (section === undefined ? undefined : placeInSection(target, texts, origins, section)) ??
    placeElsewhere(target, origins)
  );
}

/** The words of an element itself, without those for screen readers alone that are within it. */
function wordsOf(element: Element): string {
  const own = [...element.childNodes].filter(({ nodeName }) => nodeName === "#text");
  const words = own.map(({ textContent }) => textContent).join("");
  return words.trim() === "" ? (element.textContent ?? "") : words;
}

function placeInSection(
  target: Element,
  texts: ReadonlyMap<Element, TextOrigin>,
  { sections, ...origins }: Origins,
  section: number,
): ValuePath | undefined {
  const words = wordsOf(target);
  const values = origins.values.filter((each) => each.section === section);
  const shown = values.filter(({ value }) => shows(words, value));
  const text = entryText(target, texts, sections);
  if (text) {
    const entry = entryOf(text, sections);
    return (shown.find((each) => entryOf(each, sections) === entry) ?? text).path;
  }
  // The same words may be in several entries: the one is meant whose other words are beside them.
  const own = origins.texts.filter((each) => each.section === section);
  const around = (target.closest("li, tr, article") ?? target.parentElement)?.textContent ?? "";
  const entries = [
    ...own.filter((each) => shows(words, each.shown)),
    ...shown.filter((each) => entryOf(each, sections) !== undefined),
  ].map((each) => {
    const entry = entryOf(each, sections);
    const beside = own.filter((other) => entryOf(other, sections) === entry);
    return { each, count: beside.filter((other) => around.includes(other.shown)).length };
  });
  const [best] = entries.sort((one, other) => other.count - one.count);
  if (best) return best.each.path;
  // A period has a beginning and an end.
  const parents = new Set(shown.map(({ path }) => path.slice(0, -1).join("/")));
  return parents.size === 1 ? shown[0]?.path : undefined;
}

function placeElsewhere(target: Element, { values }: Origins): ValuePath | undefined {
  const others = values.filter((each) => each.section === undefined);
  const part = target.closest("header, footer")?.localName;
  const found = valueShown(wordsOf(target), others, part) ?? linkedBy(target, others);
  let at = target.parentElement;
  let path = found?.path;
  for (let step = 0; !path && at && at.localName !== "main" && step < MAX_STEPS; step += 1) {
    const line = at.textContent ?? "";
    if (line.length > LONGEST * 2) return undefined;
    path = valueShown(line, others, part)?.path;
    at = at.parentElement;
  }
  return path;
}

/** The address or the number behind a link, such as that of a profile. */
function linkedBy(target: Element, values: readonly ValueOrigin[]): ValueOrigin | undefined {
  const address = target.closest("a")?.getAttribute("href") ?? "";
  return values.find(({ value }) => value !== "" && value === address);
}
