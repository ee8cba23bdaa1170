import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { redirecting } from "../../../testing/redirecting.ts";

describe("redirect-repeated", () => {
  it("are for one address each", async () => {
    const [found] = await findingsOf(
      "redirect-repeated",
      redirecting(["/a", "/"], ["/A.html", "/about"]),
    );
    expect(found).toMatchObject({
      excerpt: '"/A.html"',
      message: "/A.html is the same address as /a, which leads on already.",
    });
  });
});
