/** What a file is for visitors: the icon of the site, or its kind; undefined for files that they do not notice. */
export function fileType(url: string): "icon" | (typeof FILE_KINDS)[number][1] | undefined {
  if (/^\/(favicon|apple-touch-icon)\b/.test(url)) return "icon";
  return FILE_KINDS.find(([ending]) => ending.test(url))?.[1];
}

const FILE_KINDS = [
  [/\.(jpe?g|png|gif|webp|avif|svg|heic)$/i, "picture"],
  [/\.(mp4|webm|mov|m4v)$/i, "film"],
  [/\.(pdf|docx?|xlsx?|odt)$/i, "document"],
] as const;
