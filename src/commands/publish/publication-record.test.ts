import { describe, expect, it } from "vitest";
import { parseManifest } from "../../output/manifest.ts";
import { parseRecord } from "./publication-record.ts";

const record = (path: string) => ({
  release: "2026-01-02T03.04.05.678Z",
  what: "3 pages",
  isWhole: true,
  files: { "index.html": "1f", [path]: "2e" },
  assets: [{ release: "2026-01-02T03.04.05.678Z", paths: [path] }],
});

const manifest = (path: string) => JSON.stringify({ files: [{ path, size: 1, sha256: "1f" }] });

describe("the record on a server of what is published there", () => {
  it("is read", () => {
    expect(parseRecord(JSON.stringify(record("assets/a.js")))).toEqual(record("assets/a.js"));
    expect(parseManifest(manifest("index.html"))).toMatchObject([{ path: "index.html" }]);
  });

  it.each(["../../.ssh/authorized_keys", "/../x", "a/../../x", "a\\..\\x", ""])(
    "contains no path that would be read, written or removed outside of the site: %j",
    (path) => {
      expect(parseRecord(JSON.stringify(record(path)))).toBeUndefined();
      expect(parseManifest(manifest(path))).toBeUndefined();
    },
  );
});
