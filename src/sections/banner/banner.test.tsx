import { afterEach, describe, expect, it, vi } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";
import "./notice.ts";

type Parts = Partial<Input<typeof schema>>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  sessionStorage.clear();
});

async function shown(parts: Parts, moment: string) {
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ["Date"] });
  const { main } = await openSection(siteWith({ ...fixtures.minimal, ...parts }));
  const notice = main.querySelector<HTMLElement>("site-notice");
  if (!notice) throw new Error("There is no notice.");
  return { notice, main, button: main.querySelector("button") };
}

const isShown = async (parts: Parts, moment = "2026-12-24T12:00Z") =>
  !(await shown(parts, moment)).notice.hidden;

describe("a notice", () => {
  it.each([
    [{}, "2026-12-24T12:00Z", true],
    [{ from: "2026-12-24" }, "2026-12-24T00:00Z", true],
    [{ until: "2026-12-24" }, "2026-12-24T23:59Z", true],
    // British summer time: midnight is 23:00 UTC.
    [{ from: "2026-07-01" }, "2026-06-30T23:30Z", true],
  ])("with %j shows at %s: %s", async (parts, moment, expected) => {
    vi.stubEnv("TZ", "Pacific/Auckland");
    expect(await isShown(parts, moment)).toBe(expected);
  });

  it("disappears after its last day, without a build", async () => {
    const { notice, main } = await shown({ until: "2026-12-24" }, "2026-12-24T23:59Z");
    vi.setSystemTime(Date.parse("2026-12-25T00:00Z"));
    expect(notice.hidden).toBe(false);
    main.append(notice);
    expect(notice.hidden).toBe(true);
  });

  it("stays closed, and a new one appears", async () => {
    const { notice, button, main } = await shown({}, "2026-12-24T12:00Z");
    main.id = "main";
    main.tabIndex = -1;
    const press = new Event("click", { bubbles: true, cancelable: true });
    button?.dispatchEvent(press);
    expect(notice.hidden).toBe(true);
    expect(press.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(main);
    expect(await isShown({})).toBe(false);
    expect(await isShown({ text: "No roofs tomorrow either." })).toBe(true);
    expect(await isShown({ until: "2026-12-31" })).toBe(true);
  });

  it("can be one without a close button", async () => {
    expect((await shown({ closable: false }, "2026-12-24T12:00Z")).button).toBeNull();
  });

  it.each([
    [{ from: "2026-12-20" }, "From 20 December 2026"],
    [{ until: "2026-12-26" }, "Until 26 December 2026"],
    [{ from: "2026-12-24", until: "2026-12-24" }, "24 December 2026"],
    [{}, ""],
  ])("with %j shows its dates without JavaScript", async (parts, words) => {
    const { notice } = await shown({ ...parts, text: "Closed." }, "2026-12-24T12:00Z");
    expect(notice.textContent?.replace(/\s/g, " ")).toBe(`${words}Closed.`);
  });
});
