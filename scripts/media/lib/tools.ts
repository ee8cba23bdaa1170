import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const systemChromium = "/usr/bin/chromium";

/** The browser that draws every picture. */
export function chromiumPath(): string {
  const path = process.env.CHROME_PATH ?? systemChromium;
  if (existsSync(path)) return path;
  throw new Error(
    `No Chromium at ${path}. Install it (apt-get install chromium) or set CHROME_PATH to one.`,
  );
}

/** Stops early, before minutes of drawing, if the films could not be encoded afterwards. */
export function requireEncoders(names: readonly string[]): void {
  const listing = spawnSync("ffmpeg", ["-hide_banner", "-encoders"], { encoding: "utf8" });
  if (listing.error || listing.status !== 0) {
    throw new Error("No ffmpeg on the PATH. Install it (apt-get install ffmpeg).");
  }
  const missing = names.filter((name) => !listing.stdout.includes(` ${name} `));
  if (missing.length > 0) {
    throw new Error(
      `This ffmpeg cannot encode with ${missing.join(" or ")}. Install a full build.`,
    );
  }
}
