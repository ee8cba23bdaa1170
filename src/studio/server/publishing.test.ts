import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { makeConfig, makePage, writeSite } from "../../testing/site.ts";
import type { PublicationModel } from "../protocol/saving.ts";
import { Publishing } from "./publishing.ts";

const { folder, file } = writeSite({
  ...makeConfig({
    pages: [
      makePage(),
      makePage({
        path: "/sale",
        label: "Sale",
        title: "What is on sale",
        description: "All that is cheaper this spring.",
        until: "2999-05-01",
      }),
    ],
  }),
  publish: { to: "folder", path: "live" },
});
afterEach(() => rmSync(folder, { recursive: true }));

const publishing = new Publishing(file);

/** Starts a publication; resolves when it asks or has ended. */
async function compare(): Promise<PublicationModel> {
  publishing.start(false, ourKit());
  await ended("building");
  return publishing.model();
}
const ended = (step: PublicationModel["step"]) =>
  vi.waitUntil(() => publishing.model().step !== step, { timeout: 60_000, interval: 50 });

const codes = ({ log }: PublicationModel) => log.map(({ code }) => code);

it("has its reports as data, which each window puts into its language, also those about files and days", async () => {
  const first = await compare();
  expect(codes(first)).toEqual(["firstTime", "sends"]);
  const days = { first: [{ day: "2999-05-02" }], more: 0 };
  expect(first.difference).toMatchObject({ base: "live", blocks: [{ type: "schedule", days }] });
  publishing.answer(true);
  await ended("sending");
  expect(publishing.model().step).toBe("done");

  const same = await compare();
  expect(codes(same)).toEqual(["noDifference"]);
  expect(same.difference).toMatchObject({ blocks: [{ type: "schedule", days }] });

  const live = join(folder, "live/current");
  rmSync(join(live, "sale.html"));
  rmSync(join(live, "index.html"));
  writeFileSync(join(live, "index.html"), "Changed by somebody.");
  writeFileSync(join(live, "proof.html"), "proof");
  const corrected = await compare();
  expect(corrected.log.slice(0, 3)).toEqual([
    { code: "missingThere", names: ["1", "sale.html"] },
    { code: "changedThere", names: ["1", "index.html"] },
    { code: "othersThere", names: ["1", "proof.html"] },
  ]);
}, 120_000);
