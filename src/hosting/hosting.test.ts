import { describe, expect, it } from "vitest";
import { type Config, compile, makeConfig, makePage, type SectionConfig } from "../testing/site.ts";
import { hostFiles } from "./formats.ts";
import { headerRules } from "./headers.ts";
import { servicesOf } from "./services.ts";

const FORM = "https://forms.example/to/{business.email}";
const SIGNUP = "https://letters.example/lists/1;a/subscribe?src=web";

const forms = {
  contact: { endpoint: FORM, subject: "Hello", next: "/sent.html" },
  signup: {
    endpoint: SIGNUP,
    marker: { name: "marker", value: "1" },
    antiForgery: { name: "csrf", value: "true" },
    next: "/",
  },
};

const map = {
  embedUrl: "https://maps.example/embed?q={business.geo}",
  linkUrl: "https://maps.example/",
  title: "Map",
};

const contact: SectionConfig = { type: "contact", heading: "Write to us" };
const leadCapture: SectionConfig = {
  type: "leadCapture",
  heading: "The guide",
  points: ["One"],
  button: "Send it",
  success: "It is on its way.",
};

/** As many as pages may hold. */
const STYLES = Array.from({ length: 16 }, (_, index) => `p${index}{}`);

/** What the headers of a site with these sections say, by name. */
async function headersOf(sections: SectionConfig[], changes: Partial<Config> = {}) {
  const config = makeConfig({
    pages: [
      makePage({ sections: [{ type: "hero", heading: "Roofs" }, ...sections] }),
      makePage({ path: "/sent.html", title: "Sent", index: false }),
    ],
  });
  const { site, diagnostics } = await compile({ ...config, ...changes });
  if (!site) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  expect(diagnostics).toEqual([]);
  const rules = headerRules(servicesOf(site), site.config.business.url, STYLES);
  return { rules, headers: new Map(rules[0]?.headers) };
}

const directive = (policy = "", name: string) =>
  policy.split("; ").find((words) => words.startsWith(`${name} `));

describe("the headers of a site", () => {
  it("allow nothing but the site itself where the pages use nothing else", async () => {
    const { headers } = await headersOf([]);
    const policy = headers.get("Content-Security-Policy");
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "form-action")).toBe("form-action 'self'");
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "frame-src")).toBe("frame-src 'none'");
    expect(policy).not.toMatch(/unsafe|https:/);
    expect(headers.get("Permissions-Policy")).toMatch(
      /camera=\(\).*autoplay=\(\), fullscreen=\(\)$/,
    );
  });

  it("say nothing of what the config names and no page shows", async () => {
    const { headers } = await headersOf([], { forms, map });
    expect(headers.get("Content-Security-Policy")).not.toContain("https:");
  });

  it("let forms go to exactly the configured addresses", async () => {
    const { headers } = await headersOf([contact, leadCapture], { forms });
    const policy = headers.get("Content-Security-Policy");
    const signup = "https://letters.example/lists/1%3Ba/subscribe";
    expect(directive(policy, "form-action")).toBe(
      `form-action 'self' https://forms.example/to/hello@roofs.example ${signup}`,
    );
    expect(directive(policy, "connect-src")).toBe(`connect-src 'self' ${signup}`);
  });

  it("let the map into its frame, and fill the screen", async () => {
    const { headers } = await headersOf([contact], { forms, map });
    const policy = headers.get("Content-Security-Policy");
    expect(directive(policy, "frame-src")).toBe("frame-src https://maps.example");
    expect(headers.get("Permissions-Policy")).toContain('fullscreen=(self "https://maps.example")');
  });

  it("let in a provider's script, which Trusted Types would stop", async () => {
    const signup = { ...forms.signup, scriptUrl: "https://cdn.example/forms.js" };
    const { headers } = await headersOf([leadCapture], { forms: { signup } });
    const policy = headers.get("Content-Security-Policy");
    expect(directive(policy, "script-src")).toBe("script-src 'self' https://cdn.example");
    expect(policy).not.toContain("trusted-types");
  });

  it("tell browsers to come by https where the site does", async () => {
    const secure = await headersOf([]);
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}$/);
    const { business } = makeConfig({});
    const local = await headersOf([], { business: { ...business, url: "http://localhost:4173" } });
    expect(local.headers.has("Strict-Transport-Security")).toBe(false);
  });

  it("are set by no two rules at once", async () => {
    const { rules } = await headersOf([contact, leadCapture], { forms, map });
    const [everywhere, ...others] = rules.map(({ headers }) => headers.map(([name]) => name));
    expect(others.flat().filter((name) => everywhere?.includes(name))).toEqual([]);
  });
});

describe("the files for hosts", () => {
  it("all say the same", async () => {
    const { rules, headers } = await headersOf([contact, leadCapture], { forms, map });
    const files = new Map(hostFiles(rules).map(({ url, data }) => [url, data]));
    expect([...files.keys()]).toEqual([
      "/_headers",
      "/vercel.json",
      "/.hosting/nginx.conf",
      "/.hosting/Caddyfile",
    ]);
    for (const [name, value] of headers) {
      expect(files.get("/_headers")).toContain(`  ${name}: ${value}\n`);
      const quoted = `${name} "${value.replaceAll('"', '\\"')}"`;
      expect(files.get("/.hosting/nginx.conf")?.split(`add_header ${quoted} always;`)).toHaveLength(
        rules.length + 1,
      );
      expect(files.get("/.hosting/Caddyfile")?.split(quoted)).toHaveLength(rules.length + 1);
    }
    const vercel = JSON.parse(files.get("/vercel.json") ?? "");
    expect(vercel.headers[0]).toEqual({
      source: "/(.*)",
      headers: [...headers].map(([key, value]) => ({ key, value })),
    });
  });

  it("stay within what Cloudflare Pages reads of a line", async () => {
    const { rules } = await headersOf([contact, leadCapture], { forms, map });
    const [file] = hostFiles(rules);
    for (const line of file?.data.split("\n") ?? []) expect(line.length).toBeLessThan(2000);
  });
});
