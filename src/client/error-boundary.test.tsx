import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { axeViolations, headingLevels, PlainRoot } from "../testing/pages/dom.tsx";
import { makeRoute } from "../testing/pages/route.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

function Broken(): never {
  throw new Error("A section broke.");
}

describe("a page that fails to render", () => {
  beforeEach(() => {
    // React logs every error, caught or not.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(
      <PlainRoot>
        <ErrorBoundary route={makeRoute("/broken")} loadedPath="/">
          <Broken />
        </ErrorBoundary>
      </PlainRoot>,
      { container: document.body.appendChild(document.createElement("main")) },
    );
  });

  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it("shows the text of the specification", () => {
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Unexpected Application Error");
    expect(screen.getByRole("alert").contains(heading)).toBe(true);
  });

  it("offers two links, the second with a page load", () => {
    expect(screen.getByRole("button", { name: "Load it again" })).toBeDefined();
    const home = screen.getByRole("link", { name: "Go to the home page" });
    expect(home.getAttribute("href")).toBe("/");
    expect(home.getAttribute("target")).toBe("_self");
  });

  it("has no axe violation, and one heading", async () => {
    expect(await axeViolations(screen.getByRole("main"))).toEqual([]);
    expect(headingLevels(document.body)).toEqual([1]);
  });
});
