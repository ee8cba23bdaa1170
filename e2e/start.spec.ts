import { expect, test } from "@playwright/test";
import { isSameDocument, markDocument, open, roundTrip } from "./browsing.ts";
import { contactPage, hasContact, NO_CONTACT } from "./contact.ts";
import { headed, type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { hasOther, NO_OTHER, other } from "./site.ts";

test.describe("npm start", () => {
  // One worker starts the server and runs all of these tests.
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(() => server.stop());

  test("updates the page after a save, and keeps scroll position and typed text", async ({
    page,
  }) => {
    test.skip(!hasContact, NO_CONTACT);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await open(page, server.url + contactPage.path);
    const field = page.getByRole("textbox", { name: "Message" }).first();
    await field.fill("Typed before the save");
    await page.evaluate(() => scrollBy(0, -300));
    const topOf = () => field.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOf();
    server.save(headed("Saved while you watched", contactPage.path));
    await expect(page.locator("h1")).toHaveText("Saved while you watched");
    await expect(field).toHaveValue("Typed before the save");
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(4);
    expect(complaints).toEqual([]);
  });

  test("does not reload a page whose text has not changed", async ({ page }) => {
    test.skip(!hasOther, NO_OTHER);
    await open(page, server.url + other.path);
    await markDocument(page);
    server.save(headed("Saved once more"));
    const second = await page.context().newPage();
    await second.goto(server.url);
    await expect(second.locator("h1")).toHaveText("Saved once more");
    await roundTrip(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("shows a mistake over the page until it is fixed", async ({ page }) => {
    await open(page, server.url);
    await markDocument(page);
    const wrong = (text: string) => text.replace('"version": 4', '"version": "one"');
    const right = (text: string) => text.replace('"version": "one"', '"version": 4');
    server.save(wrong);
    const alert = page.getByRole("alert", { name: /^1 error in .*site\.config\.json$/ });
    await expect(alert).toContainText('This should be 4, not "one".');
    await expect(alert).toContainText("site.config.json:2:14");
    await expect(alert).toHaveCSS("position", "fixed");
    await page.keyboard.press("Escape");
    await expect(alert).toBeHidden();
    await page.reload();
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toBeHidden();
    server.save((text) => `${text}\n`);
    await expect(alert).toBeVisible();
    await markDocument(page);
    server.save(right);
    await expect(alert).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test("shows where the site's own code throws in the browser, after a click and in an effect", async ({
    page,
  }) => {
    for (const [name, text] of Object.entries(BELL)) server.put(`sections/bell/${name}`, text);
    server.save(withPage("/bell", { type: "bell", heading: "A bell" }));
    const address = `${server.url}/bell`;
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
    await open(page, address);
    const alert = page.getByRole("alert", { name: "Errors in the browser" });
    await page.getByRole("button", { name: "Ring" }).click();
    await expect(alert).toContainText("The bell has no rope");
    await expect(alert).toContainText("bell/bell.tsx:6:");
    await expect(alert).toContainText("/bell › section 2, bell");
    await expect(alert.locator("pre")).toContainText("no rope");
    await page.keyboard.press("Escape");
    await expect(alert).toBeHidden();
    await page.goto(`${address}#swing`);
    await page.reload();
    await expect(alert).toContainText("The bell has no clapper");
    await expect(alert).toContainText("bell/bell.tsx:9:");
    await page.keyboard.press("Escape");
    const html = async () => (await page.request.get(address)).text();
    await expect.poll(html, { timeout: 90_000 }).toContain("/.plumbline/app/");
    await page.goto(`${address}#toll`);
    await page.reload();
    await expect(alert).toContainText("Hydration failed");
  });
});

/** A section that only throws in browsers. */
const BELL = {
  "schema.ts": `import { heading } from "plumbline/kit";
export const schema = { heading: heading(2, "The heading over the bell.", "A bell") };
`,
  "fixtures.ts": `const bell = { type: "bell", heading: "A bell" };
export const fixtures = { minimal: bell, full: bell };
`,
  "section.ts": `import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";
export const bell = defineSection({
  type: "bell",
  description: "A bell to ring.",
  schema,
  component: "./bell.tsx",
  fixtures: () => import("./fixtures.ts"),
});
`,
  "bell.tsx": `import { SectionFrame } from "plumbline/ui";
import { useEffect } from "react";

export function Bell(props) {
  const ring = () => {
    throw new Error("The bell has no rope");
  };
  useEffect(() => {
    if (location.hash === "#swing") throw new Error("The bell has no clapper");
  }, []);
  const word = globalThis.location?.hash === "#toll" ? "Toll" : "Ring";
  return (
    <SectionFrame {...props}>
      <button type="button" onClick={ring}>{word}</button>
    </SectionFrame>
  );
}
`,
};
