import type { PublicFolder } from "../../../lib/files/public-folder.ts";
import { BUILD_FOLDERS, htmlUrl } from "../../../model/addresses.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";

export const pageAddress = defineCheck({
  id: "page-address",
  severity: "error",
  summary: "Every page has an address that works on every host.",
  explanation:
    "A page becomes a file, and hosts find it by the file's name. So its path must not be that of another file " +
    "or folder of the site, and the name index means the folder itself. Give the page another path and correct its links, or rename the file in public/.",
  *checkSite({ config, publicFolder }) {
    const found = lookUp(publicFolder);
    const paths = new Set(config.pages.map(({ path }) => path));
    for (const [index, { path }] of config.pages.entries()) {
      const wrong = wrongAddress(path, paths) ?? beside(path, found);
      if (wrong) yield { path: ["pages", index, "path"], page: path, ...wrong };
    }
    for (const folder of BUILD_FOLDERS) {
      const file = found.files.get(folder);
      if (file) yield { path: [], ...needsFolder(file, "the build") };
    }
  },
});

type Wrong = Pick<Finding, "message" | "hint">;

/** The problem of an address by itself, or beside the addresses of other pages. */
export const wrongAddress = (path: string, paths: ReadonlySet<string>): Wrong | undefined =>
  inBuildsFolder(path) ?? namedIndex(path, paths);

function inBuildsFolder(path: string): Wrong | undefined {
  const bare = path.replace(/\.html$/, "");
  const folder = BUILD_FOLDERS.find((each) => `${bare}/`.startsWith(`${each}/`));
  if (!folder) return undefined;
  const rest = bare.slice(folder.length + 1);
  return {
    message:
      `${folder} is a folder of the build's files, which hosts treat differently, ` +
      "so visitors may get an old page or none.",
    hint: rest
      ? `Give the page another path, such as ${folder}-${rest}.`
      : "Give the page another path.",
  };
}

function namedIndex(path: string, paths: ReadonlySet<string>): Wrong | undefined {
  const [, folder] = /^(.*)\/index(?:\.html)?$/.exec(path) ?? [];
  if (folder === undefined) return undefined;
  const suggestion = folder || "/";
  // duplicate-path reports the home page.
  if (suggestion === "/" && paths.has("/")) return undefined;
  const whose = paths.has(suggestion) ? `${suggestion}, which is another page` : suggestion;
  return {
    message: `Hosts treat ${path} as ${whose}: the name index means the folder itself.`,
    hint: paths.has(suggestion)
      ? "Give this page another name, or remove it."
      : `Give the page the path ${suggestion}, or another name.`,
  };
}

/** The files and folders of the public folder in lower case, since some disks ignore case. */
interface PublicPaths {
  files: ReadonlyMap<string, string>;
  folders: ReadonlyMap<string, string>;
}

function lookUp({ files }: PublicFolder): PublicPaths {
  const folders = new Map<string, string>();
  for (const url of files.keys()) {
    for (const folder of foldersAbove(url)) folders.set(folder.toLowerCase(), folder);
  }
  const named = [...files.keys()].map((url) => [url.toLowerCase(), url] as const);
  return { files: new Map(named), folders };
}

const foldersAbove = (url: string) =>
  [...url.matchAll(/\//g)].map(({ index }) => url.slice(0, index)).filter(Boolean);

/** The file or folder of the public folder that collides with a page. */
function beside(path: string, { files, folders }: PublicPaths): Wrong | undefined {
  const file = htmlUrl(path);
  const bare = file.replace(/\.html$/, "");
  const same = path === "/" ? [file] : [file, bare, `${bare}/index.html`];
  const other = same.map((url) => files.get(url)).find((url) => url !== undefined);
  if (other) {
    return {
      message: `public${other} has the same address as this page. Which of the two visitors see depends on the host.`,
      hint: MOVE,
    };
  }
  const needed = foldersAbove(file).find((folder) => files.has(folder));
  if (needed) return needsFolder(files.get(needed) ?? needed, "this page");
  const folder = folders.get(file);
  if (!folder) return undefined;
  return {
    message: `public${folder} is a folder, and this page is a file of that name.`,
    hint: MOVE,
  };
}

const MOVE = "Rename what is in public/, or give the page another path.";

const needsFolder = (file: string, who: string): Wrong => ({
  message: `public${file} is a file, and ${who} needs a folder of that name.`,
  hint: "Rename the file in public/, or remove it.",
});
