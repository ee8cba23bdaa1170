import { escapeText } from "../../util/escape-html.ts";

/** Of all that texts consist of, so that it does not pass where a text is changed, cut or not escaped. */
const PROSE = `Straße  & "Söhne" <b>'42nd'</b> $& \\n İI\u0301 end`;

/** Characters of Unicode's private use, which mark a placeholder in HTML. */
const [START, END] = ["\ue000", "\ue001"];

/** Stands in the place of a word while a template is made. */
export function placeholder(word: number): string {
  const mark = START + word + END;
  return mark + PROSE + mark;
}

const ESCAPED_PROSE = escapeText(PROSE).replace(/[$\\/]/g, "\\$&");
const PLACEHOLDER = new RegExp(`${START}(\\d+)${END}${ESCAPED_PROSE}${START}\\1${END}`);

/** What stands between the placeholders of some HTML, and the numbers of these; throws why they cannot be told. */
export function splitAtPlaceholders(html: string) {
  const parts = html.split(PLACEHOLDER);
  const chunks = parts.filter((_, index) => index % 2 === 0);
  const holes = parts.filter((_, index) => index % 2 === 1).map(Number);
  if (chunks.some((chunk) => chunk.includes(START) || chunk.includes(END))) {
    throw new Error(
      "it changes a text or shows a part of it, which is for the section's derive.ts",
    );
  }
  let before = "";
  for (const chunk of chunks.slice(0, -1)) {
    before = (before + chunk).slice((before + chunk).lastIndexOf("<"));
    checkPlace(before);
  }
  return { chunks, holes };
}

/** Throws where something else than words stands; `before` is the last tag and what follows it. */
function checkPlace(before: string): void {
  if (/^<(script|style)\b/.test(before)) {
    throw new Error(
      "it puts a text into a script or a style; show it in an element or an attribute",
    );
  }
  if (/^<(textarea|pre|listing)\b[^>]*>$/.test(before)) {
    throw new Error(
      "a line break at the start of a text is lost there; show it in another element",
    );
  }
  // React escapes `<` and `>` in texts and values, so these are those of tags.
  if (before.includes(">")) return;
  const attribute = / ([^\s=]+)="[^"]*$/.exec(before)?.[1];
  if (attribute === undefined) {
    throw new Error("it makes a text the name of an element or attribute; these are for a choice");
  }
  if (/^(style|class)$/.test(attribute)) {
    throw new Error(`it puts a text into a ${attribute}; show it in an element or an attribute`);
  }
}
