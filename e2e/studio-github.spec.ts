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
            type: "featureGrid",
            heading: "Why slate",
            cards: [{ icon: "Roofing", title: "Slate", text: "Lasts a century." }],
          },
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

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
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

test("a later visit opens the site without asking again, while the program is still loading", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "Saved" }).waitFor();
  await page.goto("about:blank");
  const { promise: mayLoad, resolve: load } = withResolvers();
  await page.route(/worker\.js/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(`${url}/${ADDRESS}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("owner/site@main:web");
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByLabel("Access key")).toBeHidden();
  load();
  await page.frameLocator("iframe").getByText("Dry").waitFor({ timeout: 90_000 });
});

test("a page is shown before the icons are loaded, and has them when they come", async ({
  page,
}) => {
  const { promise: mayLoad, resolve: load } = withResolvers();
  await page.context().route(/icons\.txt/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await open(page);
  const icon = page.frameLocator("iframe").locator("main svg").first();
  await expect(icon).toBeAttached({ timeout: 90_000 });
  await expect(icon.locator("path")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /problem|error/i })).toHaveCount(0);
  load();
  await expect(icon.locator("path")).not.toHaveCount(0);
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

test("a branch that moved to a contradiction is a choice; proposals leave it alone, in one pull request", async ({
  page,
}) => {
  await open(page);
  await changeHeading(page, "Roofs from £130", "Roofs from £140");
  commitText("£130", "£135", "Other prices");
  await save(page, "Prices of May");
  await expect(page.getByText(/site\.config\.json/).first()).toBeVisible();
  await page.getByRole("button", { name: "My changes" }).click();
  await propose(page, "Prices of May", "is open:", 1);
  expect(server.log(branchOf(1))[0]).toBe("Prices of May");
  expect(proposed(1)).toContain("£140");
  expect(server.read("web/site.config.json")).toContain("£135");

  // Another proposal is a commit of the same pull request, also after a reload and with others' commits.
  await page.reload();
  await changeHeading(page, "Roofs from £140", "Roofs from £150");
  commitText("Call now", "Call us", "Us");
  await propose(page, "Prices of June", "are in the open pull request:", 1);
  expect(server.pulls).toHaveLength(1);
  expect(server.log(branchOf(1))).toEqual(
    expect.arrayContaining(["Prices of June", "Prices of May", "Us"]),
  );
  expect(proposed(1)).toContain("£150");
  expect(proposed(1)).toContain("Call us");
  // Without another change there is nothing to commit.
  await propose(page, "Again", "are in the open pull request:", 1);
  expect(server.log(branchOf(1))).not.toContain("Again");

  const [pull] = server.pulls;
  if (pull) pull.state = "closed";
  await propose(page, "Prices of July", "is open:", 2);
  expect(server.log(branchOf(2))[0]).toBe("Prices of July");
  // What somebody else has added to it is not replaced.
  server.commit({ "web/notes.txt": "Look" }, "A review", branchOf(2));
  await propose(page, "Prices of August", "is open:", 3);
  expect(server.read("web/notes.txt", branchOf(2))).toBe("Look");
});

const branchOf = (number: number) => server.pulls[number - 1]?.head ?? "";
const proposed = (number: number) => server.read("web/site.config.json", branchOf(number));

/** Saves as a pull request, and waits for its address. */
async function propose(page: Page, message: string, notice: string, number: number): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(message);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: notice })).toBeVisible({
    timeout: 30_000,
  });
  await expect(dialog.getByRole("link", { name: `/pull/${number}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
}
