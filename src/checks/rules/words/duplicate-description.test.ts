import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

const descriptions = (first: string, second: string) =>
  makeConfig({
    pages: [makePage({ description: first }), makePage({ path: "/slate", description: second })],
  });

describe("duplicate-description", () => {
  it("reports the later of two equal descriptions and names the first", async () => {
    const config = descriptions("Dry roofs.", "Dry  roofs.");
    expect(await findingsOf("duplicate-description", config)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"Dry  roofs."',
        location: "/slate › description",
        message: expect.stringContaining("This description is the same as that of /"),
      },
    ]);
  });

  it("accepts different descriptions", async () => {
    const config = descriptions("Dry roofs.", "Dry slate roofs.");
    expect(await findingsOf("duplicate-description", config)).toEqual([]);
  });

  it("reports the parameter that should differ", async () => {
    const twice = templated(localPage({ path: "/a" }), localPage({ path: "/b" }));
    const apart = templated(
      localPage({ path: "/a" }),
      localPage({ path: "/b", params: params({ location: "Otherby" }) }),
    );
    expect(await findingsOf("duplicate-description", twice)).toMatchObject([
      { excerpt: '"Mockham"', location: "/b › params › location" },
    ]);
    expect(await findingsOf("duplicate-description", apart)).toEqual([]);
  });
});
