import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const systemChromium = "/usr/bin/chromium";

/** Thrown when something that has to be installed first is not there. */
export class MissingTool extends Error {}

/** The browser that draws every picture. */
export function chromiumPath(): string {
  const path = process.env.CHROME_PATH ?? systemChromium;
  if (existsSync(path)) return path;
  throw new MissingTool(
    `No Chromium at ${path}. Install it (apt-get install chromium) or set CHROME_PATH to one.`,
  );
}

/** Stops early, before minutes of drawing, if the films could not be encoded afterwards. */
export function requireEncoders(names: readonly string[]): void {
  const listing = spawnSync("ffmpeg", ["-hide_banner", "-encoders"], { encoding: "utf8" });
  if (listing.error || listing.status !== 0) {
    throw new MissingTool("No ffmpeg on the PATH. Install it (apt-get install ffmpeg).");
  }
  const missing = names.filter((name) => !listing.stdout.includes(` ${name} `));
  if (missing.length > 0) {
    throw new MissingTool(
      `This ffmpeg cannot encode with ${missing.join(" or ")}. Install a full build.`,
    );
  }
}
