import type { Page } from "@playwright/test";
import { contact } from "../src/sections/contact/section.ts";
import { leadCapture } from "../src/sections/lead-capture/section.ts";
import { findSection } from "./site.ts";

const form = findSection(leadCapture)?.section.form;
const map = findSection(contact, ({ map }) => map?.load === "visible")?.section.map;

/** Origins that the owner's pages contact without an action of the visitor. The test sites have none. */
const called = [form?.trackingUrl, form?.scriptUrl, map?.embedUrl].flatMap((url) =>
  url ? [new URL(url).origin] : [],
);

/**
 * Collects every problem of a page, in words: errors and warnings of the console, uncaught errors, failed or
 * rejected requests, and any request to another origin, except for the owner's.
 */
export function collectComplaints(page: Page): string[] {
  for (const origin of called) void page.route(`${origin}/**`, (route) => route.fulfill());
  const complaints: string[] = [];
  let own: string | undefined;
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    if (called.includes(new URL(request.url()).origin)) return;
    const reason = request.failure()?.errorText ?? "failed";
    // When the browser leaves a page, it aborts the remaining requests, such as that for the icon.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    // The first request is the one for the page itself.
    own ??= origin;
    if (protocol !== "data:" && ![own, ...called].includes(origin))
      complaints.push(`${request.url()}: another origin`);
  });
  return complaints;
}

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records violations of the content security policy in each page, and returns them. */
export async function collectPolicyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event;
      window.violations.push([violatedDirective, blockedURI, sourceFile, sample].join(" "));
    });
  });
  return () => page.evaluate(() => window.violations);
}
