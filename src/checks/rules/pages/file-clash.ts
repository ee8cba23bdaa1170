import { defineCheck } from "../../engine/rule.ts";
import { type FileToBe, filesToBe } from "../shared/site-files.ts";

export const fileClash = defineCheck({
  id: "file-clash",
  severity: "error",
  summary: "All files of the site can be there together.",
  explanation:
    "On a disk no file can have the name of a folder, and many disks take Prices.pdf and prices.pdf for one file. " +
    "Pages, old addresses, what the build makes, such as sitemap.xml, and what is in public/ become files side by " +
    "side. Give one of the two that are named another name, or take it out.",
  *checkSite(site) {
    const names = new Map<string, FileToBe>();
    const folders = new Map<string, FileToBe>();
    for (const file of filesToBe(site)) {
      const name = file.url.toLowerCase();
      const above = foldersAbove(name);
      const [same, within] = [names.get(name), folders.get(name)];
      const over = above.map((folder) => names.get(folder)).find((each) => each !== undefined);
      const clash =
        (same && same.url !== file.url && alike(file, same)) ||
        (within && asFolder(file, within)) ||
        (over && asFolder(over, file));
      const other = same ?? within ?? over;
      if (clash && other && !isOfPageAddress(file, other))
        yield { path: file.path, message: clash, hint: HINTS[file.by] };
      if (!same) names.set(name, file);
      for (const folder of above) if (!folders.has(folder)) folders.set(folder, file);
    }
  },
});

const foldersAbove = (url: string): string[] =>
  [...url.matchAll(/\//g)].map(({ index }) => url.slice(0, index)).filter(Boolean);

/** The rule page-address reports pages and files of public/ by what they share: their address. */
const isOfPageAddress = (one: FileToBe, other: FileToBe): boolean =>
  one.by === "public" && other.by === "page";

const WHO: Record<FileToBe["by"], (url: string) => string> = {
  page: (url) => `a page is the file ${url}`,
  build: (url) => `the build makes the file ${url}`,
  redirect: (url) => `for an old address there is the file ${url}`,
  public: (url) => `there is public${url}`,
};

const who = ({ by, url }: FileToBe) => WHO[by](url);

const alike = (file: FileToBe, other: FileToBe): string =>
  `On many disks ${other.url} and ${file.url} are one file: ${who(other)}, and ${who(file)}.`;

const asFolder = (file: FileToBe, within: FileToBe): string =>
  `${file.url} cannot be a file and a folder: ${who(file)}, and ${who(within)}.`;

const HINTS: Record<FileToBe["by"], string> = {
  page: "Give the page another path.",
  build: "Rename what is in public/, or take it out.",
  redirect: "Take this redirect out, or rename what is in its way.",
  public: "Rename what is in public/, or take it out.",
};
