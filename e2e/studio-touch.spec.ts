import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { button, form, undo } from "./studio-screens.ts";

test.describe("the studio on a phone", () => {
  test.describe.configure({ mode: "default" });
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/two-bells");
  });
  test.afterAll(() => server.stop());

  const frame = (page: Page) => page.frameLocator("iframe");
  const sections = (page: Page) =>
    page.getByRole("list", { name: /^Sections/ }).getByRole("listitem");
  const named = (page: Page, name: string) => sections(page).filter({ hasText: name });

  async function open(page: Page) {
    await page.goto(server.studio);
    await frame(page).locator("h1[data-origin]").waitFor();
  }

  async function openPages(page: Page) {
    await button(page, "Pages and sections").tap();
    await expect(sections(page).first()).toBeVisible();
  }

  const touch = (client: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 100, y }],
    });

  test("keeps a text that is touched in view when its form opens", async ({ page }) => {
    await open(page);
    const text = frame(page).getByText("One bell came from a foundry");
    await text.tap();
    await expect(form(page).getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
    await expect(text).toBeInViewport({ ratio: 1 });
  });

  test("shows nothing over the bar when a form is closed", async ({ page }) => {
    await open(page);
    await frame(page).locator("h1[data-origin]").tap();
    await form(page).getByRole("textbox", { name: "Heading", exact: true }).tap();
    await form(page).getByRole("button", { name: "Close", exact: true }).tap();
    await expect(form(page)).toHaveCount(0);
    await expect(button(page, "Form")).toBeFocused();
    await openPages(page);
  });

  test("closes the form of a section that is undone", async ({ page }) => {
    await open(page);
    await openPages(page);
    await button(page, "Add a section").tap();
    const dialog = page.getByRole("dialog").last();
    await dialog.getByRole("button", { name: "Checklist", exact: true }).tap();
    await dialog.getByRole("button", { name: /^Add/ }).first().tap();
    await expect(form(page).getByRole("heading", { name: /Checklist/ })).toBeVisible();
    await undo(page).tap();
    await expect(form(page)).toHaveCount(0);
  });

  test("moves a section with a finger that waits, and step by step with buttons in the open list", async ({
    page,
  }) => {
    await open(page);
    await openPages(page);
    const client = await page.context().newCDPSession(page);
    const rows = sections(page).locator("> [role=button]");
    const at = async (name: string) => {
      const box = await named(page, name).locator("> [role=button]").boundingBox();
      return (box?.y ?? 0) + 20;
    };
    const from = await at("Food for whoever is hungry");
    const to = await at("A year here");
    await touch(client, "touchStart", from);
    const dragged = named(page, "Food for whoever is hungry").locator("> [role=button]");
    await expect(dragged).toHaveCSS("opacity", "0.5");
    await touch(client, "touchMove", to - 4);
    await touch(client, "touchMove", to);
    await expect(named(page, "A year here")).not.toHaveCSS("border-bottom-width", "0px");
    await touch(client, "touchEnd");
    await expect(rows.nth(5)).toContainText("Food for whoever is hungry");
    const act = (name: string) => sections(page).getByRole("button", { name });
    await act("Move up").tap();
    await expect(rows.nth(4)).toContainText("Food for whoever is hungry");
    await act("Move up").tap();
    await expect(rows.nth(3)).toContainText("Food for whoever is hungry");
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).tap();
    for (let step = 0; step < 3; step += 1) await undo(page).tap();
    await expect(undo(page)).toBeDisabled();
  });

  test("scrolls over the opening hours, which only a finger along them changes", async ({
    page,
  }) => {
    await open(page);
    await openPages(page);
    await button(page, "Business").tap();
    const until = form(page).getByRole("slider", { name: "Tuesday, until" });
    await until.scrollIntoViewIfNeeded();
    const before = await until.getAttribute("aria-valuetext");
    const client = await page.context().newCDPSession(page);
    const swipe = async (toX: number, toY: number) => {
      const box = await until.boundingBox();
      if (!box) throw new Error("The hours are not visible.");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const move = (type: "touchStart" | "touchMove", part: number) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: x + toX * part, y: y + toY * part }],
        });
      await move("touchStart", 0);
      for (const part of [0.1, 0.3, 0.6, 1]) await move("touchMove", part);
      await touch(client, "touchEnd");
    };
    const top = async () => (await until.boundingBox())?.y ?? 0;
    const start = await top();
    await swipe(-15, -60);
    await expect.poll(top).toBeLessThan(start - 20);
    await expect(until).toHaveAttribute("aria-valuetext", before ?? "");
    await expect(undo(page)).toBeDisabled();
    await swipe(40, 0);
    await expect(until).not.toHaveAttribute("aria-valuetext", before ?? "");
    await undo(page).tap();
    await expect(until).toHaveAttribute("aria-valuetext", before ?? "");
  });
});
