import { act, fireEvent, screen } from "@testing-library/react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextsProvider } from "../../components/ui/texts.tsx";
import { en } from "../../locales/en/language.ts";
import type { SectionModel } from "../../model/route.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import * as dom from "../../testing/pages/dom.tsx";
import { searchIndexOf } from "../../testing/pages/searching.ts";
import { compileSections } from "../../testing/site.ts";
import { SectionRenderer } from "../section-renderer.tsx";
import { fixtures } from "./fixtures.ts";

const leadPage = "<p>Dry roofs.</p><p>For churches &amp; chapels.</p>";

const { index } = searchIndexOf({
  "/slate": { label: "Slate", title: "Slate <b> tile", description: "Dry." },
  "/lead": { label: "Lead", title: "Lead", description: "Lead and slate.", html: leadPage },
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `/${at}`,
      { title: `Place ${at}`, label: `Place ${at}` },
    ]),
  ),
});

let section: SectionModel;
let indexIsThere: boolean;
let fetched: string[];
let address: string;
let navigate: NavigateFunction;

/** Exposes the router's location to the test. */
function Watch(): null {
  const { pathname, search } = useLocation();
  address = pathname + search;
  navigate = useNavigate();
  return null;
}

beforeEach(async () => {
  dom.stubBrowser();
  indexIsThere = true;
  fetched = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    if (url === "/lead") return new Response(`<main>${leadPage}</main>`);
    return indexIsThere ? Response.json(index) : new Response(null, { status: 404 });
  });
  [section] = (await compileSections(siteWith(fixtures.full), fixtureMedia)) as [SectionModel];
});

afterEach(() => vi.unstubAllGlobals());

/** Opens a URL as a browser does: the HTML, equal for all queries, and then React. */
async function open(at: string, typedEarly = ""): Promise<void> {
  const page = (
    <>
      <TextsProvider value={en.texts}>
        <SectionRenderer section={section} />
      </TextsProvider>
      <Watch />
    </>
  );
  const main = dom.mount(dom.serverHtml(page));
  field().value = typedEarly;
  expect(await dom.hydrate(main, page, ["/before", at])).toEqual([]);
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => act(async () => fireEvent.input(field(), { target: { value } }));
const status = () => screen.getByRole("status").textContent;
const results = () => [...document.querySelectorAll("ol a")].map((link) => link.textContent);
const targets = () =>
  [...document.querySelectorAll("ol a")].map((link) => link.getAttribute("href"));
const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);

describe("the search page", () => {
  it("is a plain form that opens itself, with links to other pages", async () => {
    dom.mount(
      dom.serverHtml(
        <TextsProvider value={en.texts}>
          <SectionRenderer section={section} />
        </TextsProvider>,
      ),
    );
    const form = screen.getByRole<HTMLFormElement>("search");
    expect([form.method, form.getAttribute("action"), field().name]).toEqual(["get", null, "q"]);
    expect(document.querySelector("noscript")?.textContent).toContain("needs JavaScript");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/slate", "/#prices"]);
    expect(status()).toBe("");
  });

  it("finds the query of the address", async () => {
    await open("/search?q=slat");
    expect(await screen.findByText("2 pages found")).toBeDefined();
    expect(field().value).toBe("slat");
    expect(results()).toEqual(["Slate <b> tile", "Lead"]);
    expect(targets()).toEqual(["/slate", "/lead"]);
    expect(marked()).toEqual(["Slate", "slate"]);
    expect(await dom.axeViolations(document.body)).toEqual([]);
  });

  it("shows the matching text if title and description do not match", async () => {
    await open("/search?q=churches");
    expect(await screen.findByText("1 page found")).toBeDefined();
    expect(await screen.findByText("churches")).toBeDefined();
    expect(document.querySelector("ol li p")?.textContent).toBe("For churches & chapels.");
    expect(fetched).toEqual(["/search-index.json", "/lead"]);
  });

  it("shows the first pages, and more on request", async () => {
    await open("/search?q=place");
    expect(await screen.findByText("12 pages found")).toBeDefined();
    expect(results()).toHaveLength(10);
    const more = screen.getByRole("button", { name: "Show more pages" });
    more.focus();
    await act(async () => more.click());
    expect(results()).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe(results()[10]);
    expect(screen.queryByRole("button", { name: "Show more pages" })).toBeNull();
  });

  it("fetches the index once, when a visitor is about to search", async () => {
    await open("/search");
    expect(fetched).toEqual([]);
    await act(async () => field().focus());
    await type("lead");
    expect(await screen.findByText("1 page found")).toBeDefined();
    expect(fetched).toEqual(["/search-index.json"]);
  });

  it("keeps the address in step with the query, and the focus in the field", async () => {
    await open("/search");
    await act(async () => field().focus());
    await type("le");
    await type("lead ");
    await screen.findByText("1 page found");
    expect(address).toBe("/search?q=lead");
    expect(field().value).toBe("lead ");
    expect(document.activeElement).toBe(field());
    await type("");
    expect(address).toBe("/search");
    expect(status()).toBe("");
    await act(async () => navigate(-1));
    expect(address).toBe("/before");
  });

  it("follows the address after Back", async () => {
    await open("/search?q=slate");
    await act(async () => navigate("/search?q=lead"));
    expect([field().value, results()]).toEqual(["lead", ["Lead"]]);
    await act(async () => navigate(-1));
    expect([field().value, results().length]).toEqual(["slate", 2]);
  });

  it("keeps text that was typed before the script ran", async () => {
    await open("/search?q=lead", "slate");
    expect(field().value).toBe("slate");
    expect(address).toBe("/search?q=slate");
    expect(await screen.findByText("2 pages found")).toBeDefined();
  });

  it("shows that there are no results, and keeps the links", async () => {
    await open("/search?q=xyzzy");
    expect(await screen.findByText(/^Nothing found for “xyzzy”/)).toBeDefined();
    expect(results()).toEqual([]);
    expect(screen.getByRole("link", { name: "Prices" })).toBeDefined();
  });

  it("reports that the index failed to load, and tries again on request", async () => {
    indexIsThere = false;
    await open("/search?q=slate");
    expect((await screen.findByRole("alert")).textContent).toContain("did not load");
    expect(status()).toBe("");
    expect(await dom.axeViolations(document.body)).toEqual([]);
    indexIsThere = true;
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    expect(await screen.findByText("2 pages found")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(fetched).toHaveLength(2);
  });

  it("does not reload the page when the form is sent", async () => {
    await open("/search");
    field().value = "lead";
    await act(async () => {
      expect(fireEvent.submit(screen.getByRole("search"))).toBe(false);
    });
    expect(address).toBe("/search?q=lead");
  });
});
