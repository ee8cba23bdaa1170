import { defined, type Fields, isFilm, type SectionContext } from "plumbline/kit";
import type { VideoObject } from "schema-dts";
import type { schema } from "./schema.ts";

/** The film, if it has everything that Google requires: a name, a picture and a date. */
export function videoStructuredData(
  { business }: SectionContext,
  { label, description, date, poster, files, player }: Fields<typeof schema>,
): VideoObject[] {
  if (!poster || date === undefined || (player !== undefined && !isFilm(player))) return [];
  return [
    defined<VideoObject>({
      "@type": "VideoObject",
      name: label,
      description,
      thumbnailUrl: business.url + poster.url,
      uploadDate: date,
      contentUrl: files?.[0] && business.url + files[0].url,
      embedUrl: player,
    }),
  ];
}
