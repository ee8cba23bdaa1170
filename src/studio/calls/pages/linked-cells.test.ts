import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeConfig, makePage, writeSite, wrong } from "../../../testing/site.ts";
import { formOf } from "../form-of.ts";
import { Studio } from "../studio.ts";

it("lists the cells of a table as another program has left them", async () => {
  const config = makeConfig({
    pages: [
      makePage({
        sections: wrong([{ type: "ctaBand", heading: "One", actions: { table: "links.csv" } }]),
      }),
      makePage({ path: "/roofs", label: "Roofs" }),
    ],
  });
  const { folder, file } = writeSite(config);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (rows: string) => writeFileSync(join(folder, "links.csv"), `label,link\n${rows}`);
  write("More,/roofs\n");
  const server = new Studio({ configFile: file, claim: async () => undefined, onChange: () => {} });
  await server.open();
  const rows = () => formOf(server, ["pages", 1]).namedLinks;
  expect(rows()).toEqual([]);
  write("Roofs,/roofs\n");
  server.followFiles();
  expect(rows()).toEqual([["links.csv", { type: "entry", number: 1 }, "label"]]);
  write("More,/roofs\nRoofs,/roofs\n");
  server.built(server.version, []);
  expect(rows()).toEqual([["links.csv", { type: "entry", number: 2 }, "label"]]);
});
