/** The entities that React writes. */
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const TAG = /<[^>]*>/g;
const SPOKEN_ATTRIBUTES = /\s(?:alt|aria-label|placeholder|value|title)="([^"]*)"/g;

/** All text of React's HTML that a visitor reads or a screen reader speaks, with single spaces. */
export function perceivableText(html: string): string {
  const tags = html.match(TAG) ?? [];
  const aloud = tags.flatMap((tag) =>
    [...tag.matchAll(SPOKEN_ATTRIBUTES)].map(([, words = ""]) => words),
  );
  const text = html.replace(/<!--.*?-->/gs, "").replace(TAG, "");
  return [text, ...aloud]
    .join(" ")
    .replace(/&\w+;|&#x27;/g, (letter) => ENTITIES[letter] ?? letter)
    .replace(/\s+/g, " ");
}

/** The values of an attribute on all elements with a tag name. */
export const attributeValues = (html: string, element: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?=\\s)[^>]*?\\s${attribute}="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value.replace(/&amp;/g, "&"),
  );

/** Attributes whose URLs browsers load without a click. */
const AUTO_LOADED = [
  ["iframe", "src"],
  ["script", "src"],
  ["img", "src"],
  ["img", "srcset"],
  ["source", "src"],
  ["source", "srcset"],
  ["video", "src"],
  ["video", "poster"],
  ["audio", "src"],
  ["embed", "src"],
  ["object", "data"],
  ["link", "href"],
  ["image", "href"],
] as const;

/** The URLs of other hosts that browsers load without a click. */
export const foreignUrls = (html: string): string[] =>
  AUTO_LOADED.flatMap(([element, attribute]) => attributeValues(html, element, attribute)).filter(
    (url) => /^(https?:)?\/\//i.test(url),
  );
