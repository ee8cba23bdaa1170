import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { makeConfig } from "../../../testing/site.ts";

const having = (email: string | undefined, phone: string | undefined) =>
  makeConfig({
    business: { ...business, email, phone },
    header: { brand: "{business.name}", links: [{ label: "Home", link: "/" }] },
  });

describe("no-contact", () => {
  it("reports a business without contact details, at its facts", async () => {
    expect(await findingsOf("no-contact", having(undefined, undefined))).toMatchObject([
      { severity: "error", path: ["business"], hint: expect.stringContaining('"phone"') },
    ]);
  });

  it.each([
    [business.email, undefined],
    [undefined, business.phone],
  ])("accepts one way to make contact: %s %s", async (email, phone) =>
    expect(await findingsOf("no-contact", having(email, phone))).toEqual([]),
  );
});
