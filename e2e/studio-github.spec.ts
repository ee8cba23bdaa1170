import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { PROJECT_DIR } from "../src/lib/code/project.ts";
import { makeConfig, makePage } from "../src/testing/site.ts";
import { GitHubServer } from "./github-server.ts";

const CONFIG = `${JSON.stringify(
  makeConfig({
    pages: [
      makePage({
        sections: [
          { type: "hero", heading: "Roofs from £100", eyebrow: "Dry" },
          {
            type: "ctaBand",
            heading: "Call today",
            actions: [{ label: "Call", link: "phone:" }],
          },
        ],
      }),
    ],
  }),
  null,
  2,
)}\n`;

let server: GitHubServer;
let url: string;

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = new GitHubServer({ "web/site.config.json": CONFIG });
  url = await server.start();
  const file = join(server.folder, "site.config.json");
  writeFileSync(file, CONFIG);
  execFileSync(process.execPath, [
    join(PROJECT_DIR, "scripts/run.cjs"),
    ...["studio", "--config", file, "--static", server.studio, "--api", url],
  ]);
});

test.afterAll(() => server.stop());

const ADDRESS = "#owner/site@main:web";

async function open(page: Page): Promise<void> {
  await page.goto(`${url}/${ADDRESS}`);
  const key = page.getByLabel("Access key");
  await key
    .or(page.getByRole("button", { name: "Saved" }))
    .first()
    .waitFor();
  if (await key.isVisible()) {
    await key.fill(server.token);
    await page.getByRole("button", { name: "Open", exact: true }).click();
  }
}

/** Changes the heading in the form of its section. */
async function changeHeading(page: Page, from: string, to: string): Promise<void> {
  const frame = page.frameLocator("iframe");
  await frame.getByText("Dry").waitFor({ timeout: 90_000 });
  await frame.locator("body").evaluate(() => undefined);
  await frame.getByText("Dry").click();
  const field = page.getByRole("textbox", { name: /^heading/i }).first();
  await expect(field).toHaveValue(from);
  await field.fill(to);
  await expect(frame.getByRole("heading", { name: to })).toBeVisible();
}

/** Changes the text of the config, as somebody else does. */
function commitText(from: string, to: string, message: string): void {
  const path = "web/site.config.json";
  server.commit({ [path]: server.read(path).replace(from, to) }, message);
}

async function save(page: Page, message: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(message);
  await dialog.getByRole("button", { name: "Save" }).click();
}

test("a price is changed from a phone, with one small commit", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      others.push(request.url());
    expect(request.url()).not.toContain(server.token);
  });
  await open(page);
  await changeHeading(page, "Roofs from £100", "Roofs from £120");
  await page.keyboard.press("Escape");
  await save(page, "Prices of January");
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible({ timeout: 30_000 });
  expect(server.read("web/site.config.json")).toBe(CONFIG.replace("£100", "£120"));
  expect(server.log()).toEqual(["Prices of January", "First"]);
  expect(others).toEqual([]);
});

test("nothing is lost by an expired key, a limit, or a closed window; others' changes are merged", async ({
  page,
}) => {
  await open(page);
  await changeHeading(page, "Roofs from £120", "Roofs from £130");
  server.isTokenValid = false;
  await save(page, "Prices of March");
  await expect(page.getByText("does not accept the access key")).toBeVisible();
  server.isTokenValid = true;
  server.refusal = {
    status: 403,
    headers: {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": `${Math.ceil(Date.now() / 1000) + 600}`,
    },
    message: "API rate limit exceeded",
  };
  await page.reload();
  await expect(page.getByText(/takes no more requests until/)).toBeVisible();
  commitText("Call today", "Call now", "Now");
  await page.reload();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Roofs from £130" })).toBeVisible({
    timeout: 90_000,
  });
  await expect(frame.getByText("Call now")).toBeVisible();
  await save(page, "Prices of March");
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible({ timeout: 30_000 });
  expect(server.log()).toEqual(["Prices of March", "Now", "Prices of January", "First"]);
  expect(server.read("web/site.config.json")).toContain("Call now");
});

test("a branch that moved to a contradiction is a choice; a proposal leaves the branch alone", async ({
  page,
}) => {
  await open(page);
  await changeHeading(page, "Roofs from £130", "Roofs from £140");
  commitText("£130", "£135", "Other prices");
  await save(page, "Prices of May");
  await expect(page.getByText(/site\.config\.json/).first()).toBeVisible();
  await page.getByRole("button", { name: "My changes" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Prices of May");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  const link = dialog.getByRole("link", { name: /pull/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const branch = new URL((await link.textContent()) ?? "").searchParams.get("head") ?? "";
  expect(server.log(branch)[0]).toBe("Prices of May");
  expect(server.read("web/site.config.json", branch)).toContain("£140");
  expect(server.read("web/site.config.json")).toContain("£135");
});
