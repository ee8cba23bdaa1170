import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { redirecting } from "../../../testing/servers/redirecting.ts";

describe("redirect-repeated", () => {
  it("reports two redirects from one address", async () => {
    const [found] = await findingsOf(
      "redirect-repeated",
      redirecting(["/a", "/"], ["/A.html", "/about"]),
    );
    expect(found).toMatchObject({
      excerpt: '"/A.html"',
      message: "/A.html is the same address as /a, which already has a redirect.",
    });
  });

  it("accepts several spellings of an address with the same target", async () => {
    const config = redirecting(["/a", "/about"], ["/A", "/about"], ["/a.html", "/A"]);
    expect(await findingsOf("redirect-repeated", config)).toEqual([]);
  });
});
