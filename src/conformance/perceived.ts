/** What React writes for these letters. */
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const TAG = /<[^>]*>/g;
const SPOKEN_ATTRIBUTES = /\s(?:alt|aria-label|placeholder|value|title)="([^"]*)"/g;

/** All that a visitor can read or hear of HTML as React writes it, with single spaces. */
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

/** The values of an attribute of the elements of a name. */
export const attributeValues = (html: string, element: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?=\\s)[^>]*?\\s${attribute}="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value.replace(/&amp;/g, "&"),
  );

/** What browsers load by themselves as soon as they show it. */
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

/** The addresses of other hosts that HTML has browsers load by themselves. */
export const foreignUrls = (html: string): string[] =>
  AUTO_LOADED.flatMap(([element, attribute]) => attributeValues(html, element, attribute)).filter(
    (url) => /^(https?:)?\/\//i.test(url),
  );
