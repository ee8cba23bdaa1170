import { z } from "zod";
import type { MediaList } from "../../protocol/media.ts";
import { type Call, call } from "../call.ts";
import type { Studio } from "../studio.ts";
import { inLanguages } from "./alternatives.ts";

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
      await studio.media.describe(name, texts, languagesIn(studio));
      return listMedia(studio);
    },
  ),
};

export async function listMedia(studio: Studio): Promise<MediaList> {
  const languages = languagesIn(studio);
  const files = (await studio.media.list()).map((file) => ({
    ...file,
    alternative: inLanguages(file.alternative, languages),
  }));
  return { files, languages };
}

/** The languages of the site, the main one first. */
function languagesIn({ config }: Studio): string[] {
  const { language, languages } = Object(config);
  return [...new Set([String(language), ...Object.keys(Object(languages))])];
}
