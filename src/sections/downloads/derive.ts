import { type Fields, type Media, nonBreaking, type SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** The kind and the size of each file, such as `PDF · 1.2 MB`. */
export const deriveDownloads = ({ locale }: SectionContext, { files }: Fields<typeof schema>) => ({
  kinds: files.map(({ file }) => `${fileType(file)} · ${fileSize(file, locale)}`),
});

const fileType = ({ url }: Media): string => url.slice(url.lastIndexOf(".") + 1).toUpperCase();

function fileSize({ bytes = 0 }: Media, locale: string): string {
  const isLarge = bytes >= 1e6;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return nonBreaking(format.format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3)));
}
