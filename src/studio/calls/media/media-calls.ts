import { z } from "zod";
import { baseLanguage } from "../../../site/resolve/alternatives.ts";
import type { MediaList } from "../../protocol/media.ts";
import { type Call, call } from "../call.ts";
import type { Studio } from "../studio.ts";

/** The calls about pictures and other files. */
export const MEDIA_CALLS: Readonly<Record<string, Call>> = {
  media: call(z.strictObject({}), listMedia),
  upload: call(
    z.strictObject({
      name: z.string().min(1),
      folder: z.string(),
      data: z.instanceof<typeof Buffer<ArrayBuffer>>(Buffer),
    }),
    (studio, upload) => studio.media.add(upload),
  ),
  describe: call(
    z.strictObject({ name: z.string(), texts: z.record(z.string(), z.string()) }),
    async (studio, { name, texts }) => {
      const [main = ""] = languagesIn(studio);
      await studio.media.describe(name, texts, main);
      return listMedia(studio);
    },
  ),
};

export async function listMedia(studio: Studio): Promise<MediaList> {
  return { files: await studio.media.list(), languages: languagesIn(studio) };
}

/** The languages of the site, the main one first, as alternative texts name them. */
function languagesIn({ config }: Studio): string[] {
  const { language, languages } = Object(config);
  return [...new Set([String(language), ...Object.keys(Object(languages))].map(baseLanguage))];
}
