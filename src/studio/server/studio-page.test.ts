import { expect, it, onTestFinished } from "vitest";
import { openServer } from "../../server/open-server.ts";
import { STUDIO_URL } from "../protocol/addresses.ts";
import { studioPage } from "./studio-page.ts";

it("says when a window has its first scripts", async () => {
  const seen: string[] = [];
  const server = await openServer(
    { host: "127.0.0.1", port: 0 },
    studioPage((loaded) => {
      seen.push("opened");
      void loaded.then(() => seen.push("loaded"));
    }),
  );
  onTestFinished(() => server.close());
  const page = await (await fetch(server.url + STUDIO_URL)).text();
  const [last, ...scripts] = [...page.matchAll(/href="([^"]+\.js)"/g)].map(([, url = ""]) => url);
  for (const url of scripts) await (await fetch(server.url + url)).text();
  expect(scripts.length).toBeGreaterThan(1);
  expect(seen).toEqual(["opened"]);
  await (await fetch(server.url + last)).text();
  await expect.poll(() => seen).toEqual(["opened", "loaded"]);
});
