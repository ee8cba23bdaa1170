import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../pipeline.ts";
import { makeConfig, makePage, writeSite } from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";
import type { RowEdit, TableName } from "../../protocol/rows.ts";
import { stepName } from "../../protocol/steps.ts";
import { Studio } from "../studio.ts";
import { editRows, foundTable } from "./edit-rows.ts";
import { tableProblems } from "./table-problems.ts";

const TABLE: TableName = { type: "template", name: "local" };

it("problems of cells are those of the last build until their cells change, at their rows now", async () => {
  const { folder, file } = writeSite(
    makeConfig({
      templates: { local: template() },
      pages: [
        makePage(),
        localPage({ params: params({ story: "See [us](/nowhere)." }) }),
        localPage({ path: "/roofs-otherby", params: params({ location: "Otherby" }) }),
      ],
    }),
  );
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = new Studio({ configFile: file, claim: async () => undefined, onChange: () => {} });
  await server.open();
  const { diagnostics } = await checkSite(file);
  server.built(server.version, diagnostics, server.texts);
  const problems = () =>
    tableProblems(server, foundTable(server.site, TABLE)).filter(
      ({ rule }) => rule === "dead-link",
    );
  const change = (edit: RowEdit) => editRows(server, TABLE, [edit], stepName("discard"));
  const found = { column: "story", rule: "dead-link", severity: "error" };
  expect(problems()).toMatchObject([{ ...found, row: 0 }]);
  await change({ type: "insert", row: 0, cells: { location: "Newby" } });
  expect(problems()).toMatchObject([{ ...found, row: 1 }]);
  await change({ type: "remove", row: 0 });
  await change({ type: "set", row: 0, column: "location", value: "Upper Mockham" });
  expect(problems()).toMatchObject([{ ...found, row: 0 }]);
  await change({ type: "set", row: 0, column: "story", value: "Slates." });
  expect(problems()).toEqual([]);
});
