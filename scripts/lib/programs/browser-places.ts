import { delimiter, join } from "node:path";

interface Platform {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Chromium without a window: it needs half the resources. */
export const WINDOWLESS = "chromium-headless-shell";

const LINUX_NAMES = [
  WINDOWLESS,
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "chromium-browser",
  "microsoft-edge",
];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}

function onMac(home: string | undefined): string[] {
  const folders = ["/Applications", ...(isText(home) ? [join(home, "Applications")] : [])];
  return MAC_APPS.flatMap((app) =>
    folders.map((folder) => join(folder, `${app}.app`, "Contents", "MacOS", app)),
  );
}

function onWindows(env: Platform["env"]): string[] {
  const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(isText);
  return WINDOWS_PROGRAMS.flatMap((parts) => folders.map((folder) => join(folder, ...parts)));
}

function onLinux(path = ""): string[] {
  const folders = [...path.split(delimiter).filter(isText), "/usr/bin", "/snap/bin"];
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The usual locations of Chromium-based browsers, the most likely first. */
export function browserPlaces({ platform, env }: Platform): string[] {
  if (platform === "darwin") return onMac(env.HOME);
  return platform === "win32" ? onWindows(env) : onLinux(env.PATH);
}
