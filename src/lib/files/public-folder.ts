import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { isInFolder } from "../../../schema/fields/addresses.ts";
import { drawingFaults } from "./drawing-faults.ts";
import { errorCode, fileStamp, isWithin } from "./files.ts";
import { inspectContent, readBytesIfAny } from "./public-content.ts";
import { decode } from "./text-file.ts";

/** The folder of pictures, video and other files that belong to a config. */
export const publicDirOf = (configFile: string): string => join(dirname(configFile), "public");

/** Why something in the public folder is not published. */
export type ExclusionReason =
  | "hidden"
  | "secret"
  | "leftover"
  | "unshown"
  | "outside"
  | "broken"
  | "circle"
  | "no folder"
  | "no file"
  | "no name"
  | "no icon"
  | "empty";

/** The content of the public folder. */
export interface PublicFolder {
  /** Stamps of the files that may be published, sorted by address. */
  files: ReadonlyMap<string, string>;
  /** Excluded files, links and folders. */
  excluded: readonly { url: string; reason: ExclusionReason }[];
  /** Addresses of texts that are not UTF-8, although hosts declare them so. */
  nonUtf8Texts: readonly string[];
  /** Why pictures and films cannot be published, by address. It is filled in later. */
  damaged: ReadonlyMap<string, string>;
}

/** For a site without a public folder. */
export const NO_PUBLIC_FOLDER: PublicFolder = {
  files: new Map(),
  excluded: [],
  nonUtf8Texts: [],
  damaged: new Map(),
};

/**
 * Reads the public folder and alone decides what may be published: no secrets, no
 * leftovers of programs, nothing outside the folder, and only regular files.
 */
export function readPublicFolder(publicDir: string): PublicFolder {
  const root = realPathIfAny(publicDir);
  if (root === undefined) return NO_PUBLIC_FOLDER;
  if (!statSync(root).isDirectory())
    return { ...NO_PUBLIC_FOLDER, excluded: [{ url: "", reason: "no folder" }] };
  const files = new Map<string, string>();
  const excluded: { url: string; reason: ExclusionReason }[] = [];
  const nonUtf8Texts: string[] = [];
  const visit = (folder: string, above: readonly string[]) => {
    for (const name of namesIn(publicDir + folder)) {
      const url = `${folder}/${name}`;
      const found = inspectEntry(url, { publicDir, root, above });
      if (typeof found === "string") excluded.push({ url, reason: found });
      else if (found?.stats.isDirectory()) visit(url, [...above, found.real]);
      else if (found) {
        files.set(url, fileStamp(found.stats));
        if (found.isNonUtf8) nonUtf8Texts.push(url);
      }
    }
  };
  visit("", [root]);
  return { ...NO_PUBLIC_FOLDER, files, excluded, nonUtf8Texts };
}

interface PublicRoot {
  publicDir: string;
  root: string;
  /** Its parent folders, as real paths. */
  above: readonly string[];
}

/** An entry to publish, or the reason why not; undefined if it was just deleted. */
function inspectEntry(url: string, { publicDir, root, above }: PublicRoot) {
  const path = join(publicDir, url);
  const unwanted = exclusionReason(url);
  if (unwanted) return unwanted;
  const real = realPathIfAny(path);
  if (real === undefined) return lstatSync(path, IF_THERE) ? "broken" : undefined;
  if (!isWithin(real, root)) return "outside";
  // A link may point to a hidden file.
  const names = relative(root, real).split(sep).filter(Boolean);
  const behind = names.map(exclusionReason).find(isThere);
  if (behind) return behind;
  if (above.includes(real)) return "circle";
  const stats = statSync(path, IF_THERE);
  if (!stats) return undefined;
  const content = stats.isFile() ? inspectContent(real, url, stats) : undefined;
  if (content?.isKey) return "secret";
  const isIcon = ICONS[url];
  if (isIcon && stats.isFile() && stats.size > 0 && !isIcon(readBytesIfAny(real))) return "no icon";
  // An empty file of media is reported at the page that uses it.
  if (stats.isFile() && stats.size === 0 && !url.startsWith("/media/")) return "empty";
  return stats.isFile() || stats.isDirectory() ? { real, stats, ...content } : "no file";
}

const PNG = "\x89PNG";

const beginsWith = (bytes: Buffer, start: string) =>
  bytes.toString("latin1", 0, start.length) === start;

/** How browsers recognise icons; some accept a PNG as an ICO. */
const ICONS: Record<string, (bytes: Buffer) => boolean> = {
  "/favicon.ico": (bytes) => ["\0\0\x01\0", PNG].some((start) => beginsWith(bytes, start)),
  "/favicon.svg": (bytes) => !drawingFaults(decode(bytes)).includes("unreadable"),
  "/apple-touch-icon.png": (bytes) => beginsWith(bytes, PNG),
};

const isThere = (reason: ExclusionReason | undefined) => reason !== undefined;

/** Why a name is excluded. */
export function exclusionReason(url: string): ExclusionReason | undefined {
  const name = url.slice(url.lastIndexOf("/") + 1);
  if (!isInFolder(name)) return "no name";
  if (isHidden(name)) return "hidden";
  if (LEFTOVER.test(name)) return "leftover";
  if (SECRET.test(name)) return "secret";
  return UNSHOWN.test(name) ? "unshown" : undefined;
}

/** Whether a name is hidden; `.well-known` is public. */
export const isHidden = (name: string): boolean => name.startsWith(".") && name !== ".well-known";

/** Files that Windows, editors and merges leave. */
const LEFTOVER =
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*|#.*#|.*(~|\.(sw[nop]|bak|orig|old|save|te?mp|rej|part|crdownload)))$/i;

/** Usual names of keys, passwords and databases. */
const SECRET =
  /^(id_(rsa|dsa|ecdsa|ed25519)(?!.*\.pub$).*|(credentials?|secrets?|client_secret.*|service[-_]?account.*)\.(json|csv|ini|ya?ml|toml)|wp-config.*|htpasswd|.*\.(pem|key|p8|p12|pfx|jks|keystore|kdbx?|ppk|ovpn|env|tfstate|sql|sqlite3?|db|mdb|accdb|dump|pst)(\.(gz|bz2|xz|zst|zip|7z))?)$/i;

/** Photo formats that browsers do not support, and that contain location and time. */
const UNSHOWN = /\.(heic|heif|tiff?|dng|cr[23]|nef|arw|orf|rw2|raf)$/i;

/** Sorted, because the order depends on the file system. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

function realPathIfAny(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ELOOP"].includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}

const IF_THERE = { throwIfNoEntry: false } as const;
