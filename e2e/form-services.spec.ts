import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { hydrated } from "./browsing.ts";
import {
  formspree,
  formsubmit,
  netlify,
  own,
  type ServiceServer,
  startService,
} from "./form-services.ts";
import { configFile } from "./site.ts";

// One worker builds the sites for all tests.
base.describe.configure({ mode: "default" });

/** A site with a form, and the service that the form is sent to. */
interface Site {
  url: string;
  service: ServiceServer | undefined;
}

const KINDS = ["formsubmit", "netlify", "formspree", "mailto", "own"] as const;
type Kind = (typeof KINDS)[number];

const SUBJECT = "A new roof, 50% more?";
const NEXT = "/thanks";

/** The settings of a form for each service, with the addresses of the service and the site. */
const SETTINGS: Record<Kind, (service: string) => object> = {
  formsubmit: (service) => ({
    endpoint: `${service}/{business.email}`,
    subject: SUBJECT,
    next: NEXT,
  }),
  netlify: () => ({ subject: SUBJECT, next: NEXT }),
  formspree: (service) => ({ endpoint: `${service}/f/roofs`, subject: SUBJECT, next: NEXT }),
  mailto: () => ({ endpoint: "mailto:{business.email}", subject: SUBJECT }),
  own: (service) => ({
    endpoint: `${service}/form`,
    hidden: [
      { name: "subject", value: SUBJECT },
      { name: "then", value: `{business.url}${NEXT}` },
    ],
    honeypot: "trap",
    files: true,
  }),
};

const FILE = { type: "file", name: "attachment", label: "A plan" };

const fieldsFor = (kind: Kind) => [
  { type: "text", name: "name", label: "Name", required: true },
  { type: "email", name: "email", label: "Email", required: true },
  {
    type: "choice",
    name: "roof",
    label: "Roof",
    options: ["Slate & tin", "Tiles"],
    required: true,
  },
  { type: "choice", name: "town", label: "Town", options: ["A", "B", "C", "D", "E"] },
  { type: "date", name: "day", label: "Day" },
  { type: "longText", name: "message", label: "Message", required: true },
  { type: "consent", name: "read", label: "I agree", required: true },
  ...(kind === "mailto" ? [] : [FILE]),
];

function configOf(kind: Kind, url: string, service: string): string {
  const config = JSON.parse(readFileSync(configFile, "utf8"));
  const page = (path: string, title: string, ...sections: object[]) => ({
    path,
    title,
    description: title,
    sections: [{ type: "hero", heading: title }, ...sections],
  });
  const home = page("/", "Home", { type: "contact", heading: "Write to us", showMap: false });
  return JSON.stringify({
    version: config.version,
    language: config.language,
    business: { ...config.business, url, email: "hello@roofs.example" },
    theme: config.theme,
    header: { brand: "Roofs", links: [{ label: "Home", link: "/" }] },
    footer: { copyright: "Roofs" },
    checks: config.checks,
    forms: { contact: { service: kind, ...SETTINGS[kind](service), fields: fieldsFor(kind) } },
    pages: [home, page(NEXT, "Thank you")],
  });
}

const SERVICES = { formsubmit, formspree, own };

async function withSite(kind: Kind, use: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-service-"));
  const out = join(folder, "dist");
  const server = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
  const html = () => readFileSync(join(out, "index.html"), "utf8");
  const service =
    kind === "mailto"
      ? undefined
      : await startService(
          // Netlify reads the deployed pages, and serves them.
          kind === "netlify" ? (fields, path) => netlify(html())(fields, path) : SERVICES[kind],
          server.url,
        );
  const url = (kind === "netlify" && service?.url) || server.url;
  try {
    const config = join(folder, "site.config.json");
    writeFileSync(config, configOf(kind, url, service?.url ?? ""));
    cpSync(join(dirname(configFile), "public"), join(folder, "public"), { recursive: true });
    const command = ["scripts/run.cjs", "build", "--config", config, "--out", out];
    await promisify(execFile)(process.execPath, command);
    await use({ url, service });
  } finally {
    await Promise.all([server.close(), service?.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const test = base.extend<
  { kind: Kind },
  { sites: Map<Kind, Site>; siteOf: (kind: Kind) => Promise<Site> }
>({
  kind: ["own", { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  siteOf: [
    async ({ sites }, use) => {
      const ends: (() => void)[] = [];
      const running: Promise<void>[] = [];
      await use(
        (kind) =>
          new Promise((resolve, reject) => {
            const known = sites.get(kind);
            if (known) return resolve(known);
            const served = withSite(kind, (site) => {
              sites.set(kind, site);
              resolve(site);
              return new Promise<void>((end) => ends.push(end));
            });
            running.push(served.catch(reject));
          }),
      );
      for (const end of ends) end();
      await Promise.all(running);
    },
    { scope: "worker" },
  ],
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Siân O’Neill");
  await page.getByLabel("Email", { exact: true }).fill("sian@roofs.example");
  await page.getByLabel("Slate & tin").check();
  await page.getByLabel("Town").selectOption("B");
  await page.getByLabel("Day").fill("2026-12-01");
  await page.getByLabel("Message").fill("It leaks.\nCan you help?");
  await page.getByLabel("I agree").check();
}

const ANSWERS = {
  name: "Siân O’Neill",
  email: "sian@roofs.example",
  roof: "Slate & tin",
  town: "B",
  day: "2026-12-01",
  message: "It leaks.\r\nCan you help?",
  read: "on",
};

const send = (page: Page) => page.locator("form button[type=submit]").click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const kind of KINDS.filter((each) => each !== "mailto")) {
      test(`${kind} receives every answer and the file, and redirects`, async ({
        page,
        siteOf,
      }) => {
        const { url, service } = await siteOf(kind);
        service?.received.splice(0);
        await page.goto(url);
        if (javaScriptEnabled) await hydrated(page);
        await fillIn(page);
        await page.getByLabel("A plan").setInputFiles({
          name: "plan.txt",
          mimeType: "text/plain",
          buffer: Buffer.from("Slates, 40"),
        });
        await send(page);
        await expect(page).toHaveURL(url + NEXT);
        await expect(page).toHaveTitle("Thank you");
        expect(service?.received).toEqual([
          {
            subject: SUBJECT,
            replyTo: ANSWERS.email,
            answers: ANSWERS,
            files: { "plan.txt": "Slates, 40" },
          },
        ]);
      });
    }
  });
}

test("mailto opens the mail program with every answer", async ({ page, siteOf }) => {
  const { url } = await siteOf("mailto");
  await page.goto(url);
  await hydrated(page);
  await fillIn(page);
  const opened = await openedBy(page, () => send(page));
  expect(opened.pathname).toBe("hello@roofs.example");
  const lines = Object.entries(ANSWERS).map(([name, answer]) => `${name}: ${answer}`);
  expect(parametersOf(opened)).toEqual({ subject: SUBJECT, body: lines.join("\r\n") });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("mailto opens the mail program as the browser does it", async ({ page, siteOf }) => {
    const { url } = await siteOf("mailto");
    await page.goto(url);
    await fillIn(page);
    // Without the script, Chromium garbles non-ASCII letters.
    await page.getByLabel("Name").fill("Sian");
    await page.getByLabel("Tiles").check();
    const { subject, body } = parametersOf(await openedBy(page, () => send(page)));
    expect(subject).toBe(SUBJECT);
    const answers = { ...ANSWERS, name: "Sian", roof: "Tiles" };
    for (const [name, answer] of Object.entries(answers))
      expect(body).toContain(`${name}=${answer}`);
  });
});

for (const kind of KINDS.filter((each) => each !== "mailto")) {
  test(`${kind} drops what a robot sends that fills in every field`, async ({ page, siteOf }) => {
    const { url, service } = await siteOf(kind);
    service?.received.splice(0);
    await page.goto(url);
    await fillIn(page);
    await page.locator("form [aria-hidden] input").evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = "https://spam.example";
    });
    await send(page);
    await expect(page).toHaveTitle("Thanks");
    expect(service?.received).toEqual([]);
  });
}

/** The address that a page asks the system to open. */
async function openedBy(page: Page, act: () => Promise<void>): Promise<URL> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const opened = new Promise<string>((resolve) => {
    session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
  });
  await act();
  return new URL(await opened);
}

/** The parameters of a mailto address, in which a plus sign is a plus sign. */
const parametersOf = ({ search }: URL) =>
  Object.fromEntries(
    search
      .slice(1)
      .split("&")
      .map((pair) => pair.split("=").map(decodeURIComponent)),
  );
