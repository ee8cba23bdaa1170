import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { emailField, formOf } from "../../../testing/pages/forms.ts";
import { type Config, makeConfig, withSections } from "../../../testing/site.ts";

const found = (parts: Partial<Config>) => findingsOf("test-address", makeConfig(parts));
const at = (url: string) => found({ business: { ...business, url } });

/** One site each would take half a second; the address is a text like any other. */
const messagesFor = async (urls: readonly string[]) => {
  const profiles = urls.map((url, index) => ({ name: `Page ${index + 1}`, url }));
  return (await found({ business: { ...business, profiles } })).map(({ excerpt }) =>
    excerpt.slice(1, -1),
  );
};

const COMPUTERS = [
  "https://kestrel.local",
  "https://kestrel.lan",
  "https://nas.home.arpa",
  "https://kestrel.fritz.box",
  "https://app.localhost",
  "https://kestrel.lvh.me",
  "https://192-168-1-4.nip.io",
  "https://192.168.1.4/roofs",
  "https://172.20.0.2",
  "https://10.0.0.7:8443",
  "https://127.1.2.3",
];

const TESTS = [
  "https://a1b2c3.ngrok-free.app",
  "https://webhook.site",
  "https://kestrel.requestcatcher.com",
  "https://kestrel.eu.ngrok.io",
  "https://slate-otter-copper.trycloudflare.com",
  "https://kestrel.loca.lt",
  "https://otter-4173.app.github.dev",
  "https://x7-4173.uks1.devtunnels.ms",
  "https://deploy-preview-12--kestrel.netlify.app",
  "https://new-prices--kestrel.netlify.app",
  "https://kestrel-git-new-prices-slate.vercel.app",
  "https://kestrel-9xk2mq7ab-slate.vercel.app",
  "https://3f2a91bc.kestrel.pages.dev",
  "https://kestrel--new-x1y2z3.web.app",
  "https://kestrel-pr-4.onrender.com",
];

const LASTING = [
  "https://www.kestrel-slate.co.uk",
  "https://kestrel.netlify.app",
  "https://kestrel-slate.vercel.app",
  "https://roofer-cardiff24.vercel.app",
  "https://kestrel.github.io",
  "https://kestrel.gitlab.io",
  "https://kestrel.pages.dev",
  "https://kestrel.web.app",
  "https://kestrel.onrender.com",
  "https://local-roofs.co.uk",
  "https://home.kestrel.com",
  "https://ngrok-repairs.co.uk",
  "https://10.kestrel.com",
  "https://172.217.16.14",
];

describe("test-address", () => {
  it("reports private hosts, tunnels and previews, but no permanent addresses", async () => {
    const wrong = [...COMPUTERS, ...TESTS];
    expect(await messagesFor([...wrong, ...LASTING])).toEqual(wrong);
  });

  it.each([
    ["https://localhost:4173", "is on your own computer or network. Nobody else can reach it."],
    ["http://127.0.0.1:3000", "is on your own computer or network. Nobody else can reach it."],
    ["https://kestrel.ngrok.app", "is a tunnel to a developer's computer"],
    ["https://www.kestrel-slate.co.uk:8443", "has the port 8443, like a test server"],
    ["https://staging.kestrel-slate.co.uk", "looks like the address of a test copy"],
    ["https://dev2.kestrel.de", "looks like the address of a test copy"],
    ["https://www.facebook.com", "is the address of a service, not of this site"],
    ["https://app.netlify.com", "is the address of a service, not of this site"],
  ])("reports %s as the site's address", async (url, why) => {
    expect(await at(url)).toMatchObject([
      { severity: "warning", location: "business › url", message: expect.stringContaining(why) },
    ]);
  });

  it.each(["https://test.de", "https://dev.co.uk", "https://devonroofs.co.uk"])(
    "accepts %s",
    async (url) => expect(await at(url)).toEqual([]),
  );

  it("checks emails, services and links, but accepts their names and ports", async () => {
    const contact = formOf([emailField], {
      service: "own",
      endpoint: "https://kestrel.local/send",
    });
    const link = (target: string) => ({ label: "Prices", link: target });
    const config = withSections(
      { type: "contact", heading: "Write to us" },
      { type: "ctaBand", heading: "Prices", actions: [link("https://kestrel.ngrok.app/prices")] },
      {
        type: "prose",
        text: "[a](https://dev.kestrel.com:8443), [b](https://x--kestrel.netlify.app/b)",
      },
    );
    const facts = { ...business, email: "info@kestrel.local" };
    const all = { ...config, business: facts, forms: { contact } };
    expect((await findingsOf("test-address", all)).map(({ location }) => location)).toEqual([
      "business › email",
      "/ › section 2, ctaBand › actions › entry 1 › link",
      "/ › section 3, prose › text",
      "forms › contact › endpoint",
    ]);
  });
});
