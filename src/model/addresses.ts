/** The folders of a built site that are not the pages', by what the build puts there. */
export const FOLDERS = {
  /** Scripts, styles, fonts and pictures, each named by its content. */
  assets: "/assets",
  /** What visitors get of `public/media` as it is. */
  media: "/media",
  /** The data of each page. */
  data: "/route-data",
  /** The picture of each page for where somebody shares it, named by its content. */
  share: "/share",
} as const;

/** Where a page lies in the built site: `/seo` is `seo.html`, which hosts serve without its ending. */
export const htmlUrl = (path: string) => {
  if (path === "/") return "/index.html";
  return path.endsWith(".html") ? path : `${path}.html`;
};
