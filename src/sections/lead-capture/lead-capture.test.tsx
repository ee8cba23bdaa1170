import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextsProvider } from "../../components/ui/texts.tsx";
import { en } from "../../locales/en/language.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { axeViolations, PlainRoot, stubBrowser } from "../../testing/pages/dom.tsx";
import { compileSections } from "../../testing/site.ts";
import { SectionRenderer } from "../section-renderer.tsx";
import { fixtures } from "./fixtures.ts";

const { button, success, failure } = fixtures.full;

const Address = () => <code>{useLocation().pathname}</code>;

/** Stubs whether the sign-up service is reachable. */
const serviceIs = (there: boolean) =>
  vi.stubGlobal("fetch", async () => {
    if (!there) throw new TypeError("Failed to fetch");
    return new Response();
  });

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const send = () => {
  fireEvent.input(screen.getByLabelText(/Where it should go/), {
    target: { value: "tess@home.example" },
  });
  fireEvent.submit(screen.getByRole("button", { name: button }));
};

beforeEach(async () => {
  stubBrowser();
  const [section] = await compileSections(siteWith(fixtures.full), fixtureMedia);
  if (!section) throw new Error("There is no section.");
  vi.useFakeTimers();
  render(
    <PlainRoot>
      <MemoryRouter>
        <TextsProvider value={en.texts}>
          <SectionRenderer section={section} />
        </TextsProvider>
        <Address />
      </MemoryRouter>
    </PlainRoot>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("a sign-up", () => {
  it("is posted by the browser in a new tab", () => {
    const form = document.querySelector("form");
    expect(form?.action).toBe("https://newsletter.example/subscribe");
    expect(form?.method).toBe("post");
    expect(form?.target).toBe("_blank");
    const entries = form && Object.fromEntries(new FormData(form));
    expect(entries).toEqual({ submit: "1", csrf: "true", name: "", email: "" });
  });

  it("requires only an email address", () => {
    expect(screen.getByLabelText(/Where it should go/)).toHaveProperty("required", true);
    expect(screen.getByLabelText(/What you are called/)).toHaveProperty("required", false);
  });

  it("shows a spinner for one turn", async () => {
    serviceIs(true);
    send();
    expect(screen.getByRole("status").textContent).toBe("Sending");
    expect(screen.queryByRole("button", { name: button })).toBeNull();
    await passes(1199);
    expect(screen.queryByText(success)).toBeNull();
    await passes(1);
    expect(screen.getByRole("status").textContent).toContain(success);
    expect(screen.getByText("Thank you")).toBeDefined();
  });

  it("opens the next page after the thank-you", async () => {
    serviceIs(true);
    send();
    await passes(1200);
    expect(screen.getByText("/")).toBeDefined();
    await passes(4000);
    expect(screen.getByText("/subscribed")).toBeDefined();
  });

  it("shows an error, keeps typed text, and offers other ways without a response", async () => {
    serviceIs(false);
    send();
    await passes(1200);
    expect(screen.getByRole("alert").textContent).toContain(failure);
    expect(screen.getByRole("link", { name: /^WhatsApp/ })).toBeDefined();
    expect(screen.getByLabelText(/Where it should go/)).toHaveProperty(
      "value",
      "tess@home.example",
    );
    expect(screen.getByRole("button", { name: button })).toBeDefined();
    vi.useRealTimers();
    expect(await axeViolations(screen.getByRole("region"))).toEqual([]);
  });

  it("is not sent without a network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    send();
    expect(screen.getByRole("alert").textContent).toContain(failure);
    vi.restoreAllMocks();
  });
});
