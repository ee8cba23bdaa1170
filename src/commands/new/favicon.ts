import { escapeText } from "../../lib/escape-html.ts";
import { readableTone, toTone } from "../../looks/theme/tones.ts";

/** The first letter of a name on the accent, as an icon for tabs and bookmarks. */
export function favicon(name: string, accent: string): string {
  const ink = readableTone(toTone(accent), [accent]);
  const [{ segment: letter } = { segment: "" }] = new Intl.Segmenter().segment(name.toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><text x="16" y="23" font-family="sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="${ink}">${escapeText(letter)}</text></svg>\n`;
}
