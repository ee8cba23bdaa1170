import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

const RULE = "mistyped-email";

function siteOf(email: string) {
  const config = makeConfig();
  return { ...config, business: { ...config.business, email } };
}

describe("an email address with a typo in its provider's name", () => {
  it.each([
    ["gmial.com", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmal.com", "gmail.com"],
    ["gmaill.com", "gmail.com"],
    ["hotmial.co.uk", "hotmail.co.uk"],
    ["yahoo.co.ik", "yahoo.com"],
    ["outlok.com", "outlook.com"],
    ["icluod.com", "icloud.com"],
    ["btintermet.com", "btinternet.com"],
    ["laposte.met", "laposte.net"],
  ])("%s is reported as %s", async (domain, provider) => {
    const config = siteOf(`tess@${domain}`);
    expect(await findingsOf(RULE, config)).toMatchObject([
      {
        severity: "warning",
        location: "business › email",
        message: expect.stringContaining(provider),
      },
    ]);
    expect(JSON.parse(await fixedBy(RULE, config)).business.email).toBe(`tess@${provider}`);
  });

  it.each(["gmail.com", "email.com", "mail.com", "roofs.example", "kestrelslate.co.uk", "gmx.fr"])(
    "%s is accepted",
    async (domain) => expect(await findingsOf(RULE, siteOf(`tess@${domain}`))).toEqual([]),
  );
});
