import { expect, type Page, type Route, test } from "@playwright/test";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { form, undo } from "./studio-screens.ts";

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

  test("a language is chosen by its name, and fonts with its letters are there after the build", async ({
    page,
  }) => {
    await openPart(page, "Languages");
    /** The state of each new font's last response. */
    const fonts = new Map<string, boolean>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".woff2")) fonts.set(pathname, response.ok());
    });
    const language = form(page).getByRole("combobox", { name: "Language" });
    await language.press("ArrowDown");
    await expect(page.getByRole("option", { name: "Polish (pl)" })).toBeVisible();
    // The main language, which the site has with a country.
    await expect(page.getByRole("option", { name: /English/ })).toHaveCount(0);
    await language.fill("polski");
    await form(page).getByRole("button", { name: "Add", exact: true }).click();
    await expect(form(page).getByRole("button", { name: /^Polish \(pl\)/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /to pl$/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /problem/ }).first()).toBeVisible();
    await expect.poll(() => [...new Set(fonts.values())]).toEqual([true]);
    await undo(page).click();
    await expect(form(page).getByRole("button", { name: /^Polish/ })).toBeHidden();
  });

  test("what a list or a page needs stays; a problem that is solved goes while somebody types", async ({
    page,
  }) => {
    const actions = [{ label: "Go ashore", link: "/" }];
    const band = { type: "ctaBand", heading: "One way ashore", actions };
    server.save(withPage("/ashore", band));
    await page.goto(server.studio);
    await page.getByRole("treeitem", { name: /\/ashore/ }).click();
    const sections = page
      .getByRole("list", { name: /^Sections/ })
      .getByRole("listitem")
      .filter({ hasText: "One way ashore" });
    await expect(sections).toHaveCount(2);
    await sections.last().getByRole("button").first().click();
    const entry = form(page).getByRole("button", { name: /^Go ashore/ });
    await entry.click();
    const link = form(page).getByRole("combobox", { name: /^Link/ });
    await link.fill("/nowhere");
    await expect(entry).toContainText("1 problem");
    await link.fill("/");
    await page.mouse.move(40, 400);
    await page.mouse.move(60, 420);
    await expect(entry).not.toContainText("problem");
    await expect(link).toBeFocused();
    await expect(form(page).getByText("/nowhere")).toBeHidden();
    const bin = form(page).getByRole("button", { name: "The list needs at least one entry." });
    await expect(bin).toBeDisabled();

    await sections.first().getByRole("button").first().click();
    await sections.first().getByRole("button", { name: "Remove" }).click();
    await expect(sections).toHaveCount(1);
    await sections.first().getByRole("button").first().click();
    const last = sections.getByRole("button", { name: /^A page needs at least one section/ });
    await expect(last).toBeDisabled();
    await page.getByRole("button", { name: /^Undo: Remove/ }).click();
    await expect(sections).toHaveCount(2);
  });

  test("a new entry of a list takes the keys that follow", async ({ page }) => {
    const steps = [{ title: "Board" }, { title: "Sail" }];
    const way = { type: "steps", heading: "At the pier", steps };
    server.save(withPage("/pier", way));
    await page.goto(server.studio);
    await page.getByRole("treeitem", { name: /\/pier/ }).click();
    const section = page.getByRole("listitem").filter({ hasText: "At the pier" });
    await section.last().getByRole("button").first().click();
    const list = form(page).getByRole("group", { name: "Steps" });
    // Two clicks in a row are one.
    await list.getByRole("button", { name: "Add", exact: true }).dblclick();
    const title = list.getByRole("textbox", { name: /^Title/ });
    await expect(title).toBeFocused();
    await page.keyboard.type("Step on the pier");
    await expect(title).toHaveValue("Step on the pier");
    const entries = list.locator("button[aria-expanded]").filter({ hasNotText: "More" });
    await expect(entries).toHaveText(["Board", "Sail", "Step on the pier"]);
  });

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
    // The tests that follow see the site without errors.
    await name.fill("Carrageen");
    await email.fill("table@carrageen.example");
    await expect(email).toHaveAttribute("aria-invalid", "false");
  });

  test("dates and hours are in the words of the site, and in the order of the day", async ({
    page,
  }) => {
    await openPart(page, "Business");
    const saturday = form(page)
      .getByRole("listitem")
      .filter({ hasText: /^Saturday/ })
      .first();
    await expect(saturday).toContainText("12:30–15:00, 17:30–22:00");
    const opens = saturday.locator("input[aria-label='Saturday, from']");
    expect(await opens.evaluateAll((all) => all.map((each) => Object(each).value))).toEqual([
      "12:30",
      "17:30",
    ]);
    await form(page).getByRole("button", { name: "23–27 December, every year: Christmas" }).click();
    await expect(form(page).getByText("Wednesday 23 December 2026")).toBeVisible();
  });

  test("the opening hours and the search for sections lead to closing for some days", async ({
    page,
  }) => {
    await openPart(page, "Theme");
    await page.getByRole("button", { name: "Add a section", exact: true }).click();
    await page.getByRole("searchbox").fill("close for Christmas");
    await page.getByRole("dialog").getByRole("button", { name: "Close on some days" }).click();
    await expect(form(page).getByRole("heading", { level: 2 })).toHaveText("Business");
    await form(page).getByRole("button", { name: "Close on some days" }).first().click();
    const dialog = page.getByRole("dialog");
    const add = dialog.getByRole("button", { name: "Add", exact: true });
    await expect(add).toBeDisabled();
    await dialog.getByLabel("First or only day").fill("2031-02-03");
    await dialog.getByLabel("Last day").fill("2031-02-01");
    await add.click();
    // The browser names the last day that is before the first one.
    await expect(dialog.locator("input:invalid")).toHaveValue("2031-02-01");
    await dialog.getByLabel("Last day").fill("2031-02-09");
    await dialog.getByLabel("Reason").fill("Away at sea");
    await add.click();
    const closures = form(page).getByRole("group", { name: "Closures" });
    await expect(closures).toBeInViewport();
    await expect(closures).toContainText("3–9 February 2031: Away at sea");
  });

  test("nothing moves what is below while it comes by itself", async ({ page }) => {
    await openPart(page, "Business");
    const email = form(page).getByRole("textbox", { name: /^Email/ });
    await email.fill("table at carrageen");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await page.goto("about:blank");
    // The slower of both responses says what is wrong with the site.
    await page.route("**/__studio/api/state", async (route) => {
      await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
      await route.continue();
    });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        // Less is the moving bar of progress.
        for (const entry of list.getEntries())
          if (Number(Reflect.get(entry, "value")) > 0.0005)
            for (const { node } of Reflect.get(entry, "sources"))
              moved.push((node instanceof Node && node.textContent?.slice(0, 40)) || "?");
      }).observe({ type: "layout-shift", buffered: true });
    });
    // The browser reports what has moved after the frame.
    const moved = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return Reflect.get(window, "moved");
      });
    await openPart(page, "Theme");
    await expect(
      form(page)
        .getByText(/^text on the page/)
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Page settings" }).click();
    await expect(form(page).getByText(/^\d+ of 65 characters$/)).toBeVisible();
    expect(await moved()).toEqual([]);
    await page.getByRole("button", { name: /^More for Menu/ }).click();
    await page.getByRole("menuitem", { name: "Change the address" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("/me nu");
    await expect(dialog.getByText(/cannot be an address/)).toBeVisible();
    await dialog.getByRole("textbox").fill("/menus");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    expect(await moved()).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
    await page.keyboard.press("Escape");
    await openPart(page, "Business");
    await email.fill("table@carrageen.example");
    await expect(email).toHaveAttribute("aria-invalid", "false");
  });

  test("the list of pages does not move when the sections of another page come", async ({
    page,
  }) => {
    await page.goto(server.studio);
    const sections = page.getByRole("list", { name: /^Sections/ }).getByRole("listitem");
    await sections.first().waitFor();
    const tree = page.getByRole("tree");
    const before = await tree.boundingBox();
    const held: Route[] = [];
    let isHeld = true;
    await page.route("**/__studio/api/page", async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    await page.getByRole("treeitem", { name: /^Menu/ }).click();
    await expect(sections).toHaveCount(0);
    const meanwhile = await tree.boundingBox();
    expect(meanwhile?.y).not.toBe(before?.y);
    isHeld = false;
    for (const route of held) await route.continue();
    await sections.first().waitFor();
    expect(await tree.boundingBox()).toEqual(meanwhile);
  });

  test("dark colours are folded, and contrast is said in words", async ({ page }) => {
    await openPart(page, "Theme");
    const buttons = form(page).getByRole("textbox", { name: /^Buttons/ });
    await expect(buttons).toHaveCount(1);
    await expect(form(page).getByText(/text on buttons \(\d/)).toHaveCount(1);
    await form(page)
      .getByRole("button", { name: /^Dark colours/ })
      .click();
    await expect(buttons).toHaveCount(2);
  });

  test("a form gets one more field beside those that it has; a second form has a name in words", async ({
    page,
  }) => {
    server.save((text) => {
      const config = JSON.parse(text);
      const contact = { service: "netlify" };
      const sections = [{ type: "contact", heading: "Write to the quay" }];
      const texts = {
        title: "Write to the quay",
        description: "A form for whoever comes by boat.",
      };
      const pages = [...config.pages, { path: "/write", ...texts, sections }];
      return JSON.stringify({ ...config, forms: { ...config.forms, contact }, pages }, null, 2);
    });
    await openPart(page, "Forms");
    const open = form(page);
    // The studio has taken over the file.
    await expect(open.getByRole("combobox", { name: "Contact: Service" })).toHaveText("Netlify");
    await open.getByRole("button", { name: "Add a field: Contact" }).click();
    await page.getByRole("menuitem", { name: /^Fields/ }).click();
    await expect(open.getByRole("button", { name: "Message", exact: true })).toBeVisible();
    await open.getByRole("button", { name: "Add", exact: true }).click();
    await expect(open.getByRole("button", { name: "[Your label 5]" })).toBeVisible();
    await expect(open.getByRole("textbox", { name: /^Name/ })).toHaveValue("message2");

    await open.getByRole("button", { name: "Add a field", exact: true }).last().click();
    await page.getByRole("menuitem", { name: /^More/ }).click();
    await open.getByRole("textbox", { name: "Name of a new entry" }).fill("A table for two");
    await open.getByRole("button", { name: "Add", exact: true }).last().click();
    await expect(open.getByRole("button", { name: "A-table-for-two" })).toBeVisible();
  });
});
