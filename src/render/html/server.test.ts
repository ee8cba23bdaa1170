import { expect, it } from "vitest";
import { makeRoute } from "../../testing/pages/route.ts";
import { compiled, makeConfig } from "../../testing/site.ts";
import { createRenderer } from "./server.tsx";

it("does not show a script as an address", async () => {
  const { model } = await compiled(makeConfig());
  const { page } = createRenderer(model);
  const trail = ["JavaScript:alert(1)", "Java\nScript:alert(1)", "/"].map((href) => ({
    label: "Home",
    href,
  }));
  expect(page({ ...makeRoute("/"), trail }).main).not.toMatch(/alert/);
});
