import {
  autoplayUrl,
  type Fields,
  filmPage,
  interpolate,
  isFilm,
  type Link,
  readUrl,
  type SectionContext,
  type Texts,
} from "plumbline/kit";
import type { schema } from "./schema.ts";

/** A player, ready for display. */
interface Player {
  embedUrl: string;
  /** The film's own page. */
  link: Link;
  /** The label of the button, which is the same for all videos. */
  show: string | undefined;
  /** The company that provides the player. */
  source: string;
}

/** Subtitles in one language. */
interface Track {
  url: string;
  language: string;
  name: string;
}

/** The name of an external player, and the names of the languages of subtitles. */
export function deriveVideo(
  { texts, locale }: SectionContext,
  { player, captions }: Fields<typeof schema>,
) {
  const own = new Intl.Locale(locale).language;
  return {
    elsewhere: player === undefined ? null : elsewhere(player, texts.player),
    tracks: captions.map(
      ({ file, language = own }): Track => ({
        url: file.url,
        language,
        name: new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language,
      }),
    ),
  };
}

function elsewhere(player: string, texts: Texts["player"]): Player {
  const page = filmPage(player);
  // Invalid addresses have already been reported.
  const host = readUrl(page)?.host.replace(/^www\./, "") ?? "";
  return {
    embedUrl: autoplayUrl(player),
    link: { href: page, newTab: true },
    show: isFilm(player) ? undefined : interpolate(texts.show, { host }),
    source: interpolate(isFilm(player) ? texts.source : texts.content, { host }),
  };
}
