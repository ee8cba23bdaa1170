import { isHidden } from "../lib/files/public-folder.ts";

export type RequestPath =
  | { readonly kind: "file"; readonly pathname: string }
  | { readonly kind: "redirect"; readonly pathname: string; readonly location: string }
  | { readonly kind: "unknown"; readonly pathname: string }
  | { readonly kind: "malformed" };

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a path may name a file: without `..`, hidden files, or a host name as in `//evil`. */
function isServable(pathname: string): boolean {
  const segments = pathname.replace(/\/$/, "").split("/").slice(1);
  if (segments.some((segment) => segment === "" || isHidden(segment))) return false;
  // Ignores case, because some disks take _HEADERS for _headers.
  return !/^_(headers|redirects)/i.test(segments[0] ?? "");
}

/** Parses the target of a request, such as `/seo/?a=1`, without looking at any file. */
export function readRequestPath(target: string): RequestPath {
  const [path = ""] = target.split("?", 1);
  const pathname = decode(path);
  if (!path.startsWith("/") || pathname === undefined || /[\0\\]/.test(pathname)) {
    return { kind: "malformed" };
  }
  if (pathname === "/") return { kind: "file", pathname };
  if (!isServable(pathname)) return { kind: "unknown", pathname };
  // The path begins with exactly one slash here, so the location never names another host.
  if (path.endsWith("/")) {
    return { kind: "redirect", pathname, location: path.slice(0, -1) + target.slice(path.length) };
  }
  return { kind: "file", pathname };
}
