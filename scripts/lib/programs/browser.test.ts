import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findBrowser } from "./browser.ts";
import { browserPlaces } from "./browser-places.ts";

afterEach(() => vi.unstubAllEnvs());

describe("findBrowser", () => {
  it("uses CHROME_PATH", () => {
    vi.stubEnv("CHROME_PATH", process.execPath);
    expect(findBrowser()).toBe(process.execPath);
  });

  it("reports a CHROME_PATH that does not exist", () => {
    vi.stubEnv("CHROME_PATH", "no-such-browser");
    expect(findBrowser).toThrow('CHROME_PATH is "no-such-browser", but there is no such file. ');
  });
});

describe("browserPlaces", () => {
  it("lists paths for Linux, those of PATH first", () => {
    const places = browserPlaces({ platform: "linux", env: { PATH: "/opt/own" } });
    expect(places[0]).toBe(join("/opt/own", "chromium-headless-shell"));
    expect(places).toContain(join("/usr/bin", "google-chrome"));
  });

  it("lists paths for macOS", () => {
    const places = browserPlaces({ platform: "darwin", env: { HOME: "/home" } });
    expect(places).toContain(
      join("/home", "Applications", "Chromium.app", "Contents", "MacOS", "Chromium"),
    );
  });

  it("lists paths for Windows, and copes with unset folders", () => {
    const places = browserPlaces({ platform: "win32", env: { LOCALAPPDATA: "L" } });
    expect(places).toEqual([
      join("L", "Google", "Chrome", "Application", "chrome.exe"),
      join("L", "Chromium", "Application", "chrome.exe"),
      join("L", "Microsoft", "Edge", "Application", "msedge.exe"),
    ]);
  });
});
