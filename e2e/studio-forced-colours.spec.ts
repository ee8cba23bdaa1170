import { expect, type Locator, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { button, form, redo } from "./studio-screens.ts";

test.describe("the studio in colours of the system", () => {
  test.describe.configure({ mode: "default" });
  test.use({ contextOptions: { forcedColors: "active" } });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterAll(() => server.stop());

  const style = (element: Locator, property: string) =>
    element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

  test("shows what is chosen, disabled, or a button, and the hours", async ({ page }) => {
    await page.goto(server.studio);
    await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
    const parts = page.getByRole("list", { name: "Whole site" });
    await parts.getByRole("button", { name: "Business" }).click();
    await form(page).getByRole("slider").first().waitFor();
    const edge = (element: Locator) => style(element, "border-left-width");
    expect(await edge(parts.getByRole("button", { name: "Business" }))).toBe("5px");
    expect(await edge(parts.getByRole("button", { name: "Footer" }))).toBe("0px");
    const rows = page.getByRole("treeitem");
    expect(await edge(rows.and(page.locator("[aria-selected=true]")))).toBe("5px");
    expect(await style(button(page, "Desktop"), "outline-style")).toBe("solid");
    expect(await style(button(page, "Phone"), "outline-style")).toBe("none");
    const colour = await style(button(page, "Publish"), "color");
    expect(await style(redo(page), "color")).not.toBe(colour);
    const hours = form(page).getByRole("slider").first().locator("..");
    const ground = await style(hours.locator(".."), "background-color");
    expect(await style(hours, "background-color")).not.toBe(ground);
  });
});
