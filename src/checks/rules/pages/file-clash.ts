import { defineCheck } from "../../engine/rule.ts";
import { type ExpectedFile, expectedFiles } from "../shared/site-files.ts";

export const fileClash = defineCheck({
  id: "file-clash",
  severity: "error",
  summary: "No files of the site collide.",
  explanation:
    "A file and a folder cannot have the same name, and many disks treat Prices.pdf and prices.pdf as one file. " +
    "Pages, redirects, files of the build, such as sitemap.xml, and files in public/ end up side by " +
    "side. Rename or remove one of the two.",
  *checkSite(site) {
    const names = new Map<string, ExpectedFile>();
    const folders = new Map<string, ExpectedFile>();
    for (const file of expectedFiles(site)) {
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

/** The rule page-address reports pages and files of public/ with the same address. */
const isOfPageAddress = (one: ExpectedFile, other: ExpectedFile): boolean =>
  one.by === "public" && other.by === "page";

const WHO: Record<ExpectedFile["by"], (url: string) => string> = {
  page: (url) => `a page becomes ${url}`,
  build: (url) => `the build creates ${url}`,
  redirect: (url) => `a redirect creates ${url}`,
  public: (url) => `there is public${url}`,
};

const who = ({ by, url }: ExpectedFile) => WHO[by](url);

const alike = (file: ExpectedFile, other: ExpectedFile): string =>
  `On many disks ${other.url} and ${file.url} are the same file: ${who(other)}, and ${who(file)}.`;

const asFolder = (file: ExpectedFile, within: ExpectedFile): string =>
  `${file.url} cannot be a file and a folder: ${who(file)}, and ${who(within)}.`;

const HINTS: Record<ExpectedFile["by"], string> = {
  page: "Give the page another path.",
  build: "Rename the file in public/, or remove it.",
  redirect: "Remove this redirect, or rename the other file.",
  public: "Rename the file in public/, or remove it.",
};
