import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { form } from "./studio-screens.ts";

test.describe("fields in the studio", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterAll(() => server.stop());

  async function openPart(page: Page, name: string) {
    await page.goto(server.studio);
    await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
    const parts = page.getByRole("list", { name: "Whole site", exact: true });
    await parts.getByRole("button", { name, exact: true }).click();
    await form(page).getByRole("heading", { level: 2 }).waitFor();
  }

  test("a wrong value has its problem and what is probably meant at the field", async ({
    page,
  }) => {
    await openPart(page, "Business");
    const phone = form(page)
      .getByRole("textbox", { name: /^Phone/ })
      .first();
    await phone.fill("020 913 4472");
    await expect(phone).toHaveAccessibleDescription(/write it internationally/);
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await form(page).getByRole("button", { name: "Write “+353 20 913 4472”" }).click();
    await expect(phone).toHaveValue("+353 20 913 4472");
    await expect(phone).toHaveAttribute("aria-invalid", "false");
    const email = form(page).getByRole("textbox", { name: /^Email/ });
    await email.fill("table at carrageen");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    const name = form(page).getByRole("textbox", { name: /^Name/ }).first();
    await name.fill("");
    await expect(name).toHaveAccessibleDescription(/^This text is empty\./);
  });
});
