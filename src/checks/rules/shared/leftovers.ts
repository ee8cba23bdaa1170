/** Words that stand for what somebody meant to write later. */
const LATER = [
  /\blorem ipsum\b|\bdolor sit amet\b/gi,
  /\b(TODO|FIXME)\b|\btodo:/g,
  /\b(TBC|TBD|TBA)\b/gi,
  /(?<![\p{L}\d])[£€]?x{3,}(?![\p{L}\d])|[£€]x+\b/giu,
  /\binsert ([^\s.!?]+ ){0,4}here\b/gi,
  /\b(your|some|sample|dummy) (text|words) (goes )?here\b/gi,
];

/** What stands in brackets that somebody meant to replace; other words may well stand in them. */
const SUBJECT =
  "address|area|business|city|company|county|date|email|insert|keyword|location|name|number|phone|" +
  "place|postcode|price|region|service|street|text|town|trade|url|website|year|your";

const IN_BRACKETS = new RegExp(
  `\\\\?\\[[^\\]\\[\\n]{0,30}\\b(${SUBJECT})\\b[^\\]\\[\\n]{0,30}\\](?![(:\\[])`,
  "gi",
);
const IN_ANGLES = new RegExp(
  `<(?=\\S)[^<>\\n]{0,30}\\b(${SUBJECT})\\b[^<>\\n]{0,30}(?<=\\S)>`,
  "gi",
);

/** Braces that are no token and no signs: with a capital, a space or an underscore in them. */
const IN_BRACES =
  /(?<!\\)\{(?![a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*\})\s*[\p{L}_][\p{L}\d_ .-]*\}/gu;

/** What a text has at least that holds any of these; quick to look for. */
const SIGN = /[[<{£€]|xxx|lorem|dolor|todo|fixme|\btb[acd]\b|\binsert\b|(text|words) (goes )?here/i;

/** All that was left to be written later in a text, each once, with where it stands first. */
export function leftoversIn(text: string): { words: string; start: number }[] {
  if (!SIGN.test(text)) return [];
  const found = new Map<string, number>();
  for (const pattern of [...LATER, IN_BRACKETS, IN_ANGLES, IN_BRACES]) {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      if (!found.has(words)) found.set(words, index);
    }
  }
  return [...found].map(([words, start]) => ({ words, start }));
}
