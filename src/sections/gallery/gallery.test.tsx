import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { hydrate, stubBrowser } from "../../testing/pages/dom.tsx";
import { openSection } from "../../testing/pages/section.tsx";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";

/** Dialog methods that jsdom lacks. */
function stubDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
}

async function open(section: Input<typeof schema>) {
  const { main, node } = await openSection(siteWith(section));
  await hydrate(main, node);
  return main;
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const openFirst = () => act(async () => screen.getAllByRole("link")[0]?.click());
const dialog = () => screen.queryByRole("dialog");

beforeEach(() => {
  stubBrowser();
  stubDialogs();
});

describe("the large pictures", () => {
  it("change with buttons and arrow keys, in a loop", async () => {
    await open(fixtures.full);
    await openFirst();
    expect(dialog()?.textContent).toContain("Picture 1 of 2");
    expect(dialog()?.textContent).toContain("The chapel in Testford");
    await press("Next picture");
    expect(dialog()?.querySelector("img")?.alt).toBe("A gutter of copper");
    for (const [key, place] of [
      ["ArrowRight", "1 of 2"],
      ["ArrowLeft", "2 of 2"],
    ] as const) {
      await act(async () => void fireEvent.keyDown(dialog() ?? document, { key }));
      expect(dialog()?.textContent).toContain(place);
    }
    await press("Close");
    expect(dialog()).toBeNull();
  });

  it("begin with the clicked picture, whatever is before it", async () => {
    await open(fixtures.full);
    await act(async () => screen.getAllByRole("link").at(-1)?.click());
    expect(dialog()?.textContent).toContain("Picture 2 of 2");
  });

  it("lock the page's scrolling until they are closed", async () => {
    await open(fixtures.full);
    await openFirst();
    expect(document.documentElement.style.overflow).toBe("hidden");
    await press("Close");
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("change in the other direction on right-to-left pages", async () => {
    const more = [...fixtures.minimal.pictures, ...fixtures.full.pictures];
    await open({ ...fixtures.minimal, pictures: more });
    document.documentElement.dir = "rtl";
    await openFirst();
    await act(async () => void fireEvent.keyDown(dialog() ?? document, { key: "ArrowLeft" }));
    document.documentElement.dir = "";
    expect(dialog()?.textContent).toContain("Picture 2 of 3");
  });

  it("leave clicks with modifier keys to the browser", async () => {
    await open(fixtures.minimal);
    const [link] = screen.getAllByRole("link");
    // jsdom does not implement navigation.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await act(async () => void fireEvent.click(link ?? document, { ctrlKey: true }));
    expect(dialog()).toBeNull();
  });

  it("are the targets of links, for visitors without JavaScript", async () => {
    const main = await open(fixtures.minimal);
    expect(main.querySelector("a")?.getAttribute("href")).toBe("/media/picture.svg");
  });
});

describe("a pair", () => {
  it("shows as much of each picture as its slider says", async () => {
    const main = await open(fixtures.full);
    const slider = screen.getByRole("slider", { name: "Before After" });
    await act(async () => void fireEvent.input(slider, { target: { value: "80" } }));
    expect(slider.parentElement?.style.getPropertyValue("--share")).toBe("80%");
    expect(main.querySelectorAll("a")).toHaveLength(2);
  });

  it("follows a slider that was moved before the app loaded", async () => {
    const { main, node } = await openSection(siteWith(fixtures.full));
    const slider = screen.getByRole<HTMLInputElement>("slider");
    slider.value = "80";
    await hydrate(main, node);
    expect(slider.parentElement?.style.getPropertyValue("--share")).toBe("80%");
  });

  it("is complete, and adds no other picture", async () => {
    const picture = { file: "picture.svg", alt: "A roof" };
    const entries = [{ before: picture }, { picture, after: picture }, { caption: "Nothing" }];
    for (const entry of entries) {
      const section = { type: "gallery" as const, pictures: [entry] };
      const { diagnostics } = await compile(siteWith(section), fixtureMedia);
      expect(diagnostics).toMatchObject([
        { message: expect.stringContaining("both `before` and `after`") },
      ]);
    }
  });
});

describe("pictures with their own aspect ratios", () => {
  const media = {
    "square.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>',
  };
  const files = (names: string) => names.split(" ").map((name) => `${name}.svg`);

  it.each([
    ["square", 4, "1"],
    ["square square square", 4, "3"],
    ["square square square square square", 4, "3"],
    ["square square square square square square square square", 4, "4"],
    ["square square square square", 3, "2"],
  ] as const)("have a number of columns without gaps: %s in %d", async (names, columns, shown) => {
    const pictures = files(names).map((file) => ({ picture: { file, alt: "A roof" } }));
    const section = { type: "gallery" as const, layout: "natural" as const, columns, pictures };
    const { main } = await openSection(siteWith(section), media);
    expect(main.querySelector("[data-columns]")?.getAttribute("data-columns")).toBe(shown);
  });
});

describe("the grid on a phone", () => {
  const picture = (caption?: string) => ({
    picture: { file: "picture.svg", alt: "A roof" },
    ...(caption ? { caption } : {}),
  });
  const pair = { before: picture().picture, after: picture().picture };
  const long = "Slates from a quarry that has been closed for years";

  it.each([
    ["short captions in pairs", [picture("Slate"), picture("Tile")], "false"],
    [
      "a long caption below a picture as wide as the phone",
      [picture("Slate"), picture(long)],
      "true",
    ],
    ["two pictures for comparison, as wide as the phone", [picture(), pair], "true"],
    ["a single picture as wide as the phone", [picture()], "true"],
  ])("has %s", async (_what, pictures, isWide) => {
    const main = await open({ ...fixtures.minimal, pictures });
    expect(main.querySelector("ul")?.getAttribute("data-wide")).toBe(isWide);
  });
});
