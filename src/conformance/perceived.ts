/** What React writes for these letters. */
const LETTERS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const TAG = /<[^>]*>/g;
const READ_ALOUD = /\s(?:alt|aria-label|placeholder|value|title)="([^"]*)"/g;

/** All that a visitor can read or hear of HTML as React writes it, with single spaces. */
export function perceived(html: string): string {
  const tags = html.match(TAG) ?? [];
  const aloud = tags.flatMap((tag) => [...tag.matchAll(READ_ALOUD)].map(([, words = ""]) => words));
  const text = html.replace(/<!--.*?-->/gs, "").replace(TAG, "");
  return [text, ...aloud]
    .join(" ")
    .replace(/&\w+;|&#x27;/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, " ");
}

/** The values of an attribute of the elements of a name. */
export const attributesOf = (html: string, element: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?=\\s)[^>]*?\\s${attribute}="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value.replace(/&amp;/g, "&"),
  );

/** What browsers load by themselves as soon as they show it. */
const LOADED = [
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
export const foreignIn = (html: string): string[] =>
  LOADED.flatMap(([element, attribute]) => attributesOf(html, element, attribute)).filter((url) =>
    /^(https?:)?\/\//i.test(url),
  );
