import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ourKit } from "../src/kit/our-kit.ts";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { fixtureMedia } from "../src/testing/fixtures.ts";
import { type Config, type MediaFiles, writeSite } from "../src/testing/site.ts";

/** Builds a config for tests of the layout, and serves it. */
export async function serveSite(config: Config, media: MediaFiles = {}) {
  const checks = ourKit().checks.map(({ id }) => ({
    rule: id,
    severity: "off",
    reason: "Only its looks are tried.",
  }));
  const text = JSON.stringify({ ...config, checks });
  const { file, folder } = writeSite(text, { ...fixtureMedia, ...media });
  const out = join(folder, "dist");
  const build = ["scripts/run.cjs", "build", "--config", file, "--out", out];
  await promisify(execFile)(process.execPath, build);
  const server = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
