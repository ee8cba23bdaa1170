import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

const CALL = { type: "prose", text: "Ask us." } as const;

it("reports a shared section that nothing uses, at its name", async () => {
  const shared = { call: CALL, spare: CALL, cy: CALL };
  const config = makeConfig({ shared, after: [{ use: "call" }] });
  const found = await findingsOf("unused-shared", config);
  expect(found).toMatchObject([
    { location: "shared › spare", message: 'Nothing uses the shared section "spare".' },
    { location: "shared › cy" },
  ]);
});
