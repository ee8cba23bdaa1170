/** Units of time and their lengths in seconds, the longest first. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How long ago a time was, in the longest unit that fits: "2 hours ago". */
export function ageInWords(time: string, now: Date, language: string): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000));
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return words.format(-Math.floor(seconds / length), unit);
}
