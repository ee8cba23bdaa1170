import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { compiled, makeConfig } from "../testing/site.ts";
import "./open-now.ts";

const { business } = makeConfig();

/** A page of a business that is open from eight to six on weekdays, seen from a time zone at a moment. */
async function visit(visitorsZone: string, moment: string) {
  vi.stubEnv("TZ", visitorsZone);
  const config = makeConfig({
    business: {
      ...business,
      openingHours: [
        {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:00",
          closes: "18:00",
        },
      ],
      closures: [{ from: "2026-12-24", until: "2026-12-26" }, { from: "2027-01-01" }],
    },
  });
  const { hours } = (await compiled(config)).model.footer;
  vi.useFakeTimers({ now: Date.parse(moment) });
  const list = document.createElement("ul");
  for (const { text, until } of hours.lines) {
    const line = list.appendChild(document.createElement("li"));
    line.append(document.createElement("span"));
    const [span] = line.children;
    span?.append(text);
    if (until !== null) span?.setAttribute("data-until", until);
  }
  const place = document.createElement("open-now");
  place.dataset.hours = hours.openNow?.data ?? "";
  list.prepend(place);
  document.body.append(list);
  const shown = () => [...list.querySelectorAll("span")].filter(({ hidden }) => !hidden).length;
  return { list, place, shown };
}

beforeEach(() => document.body.replaceChildren());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each(["Europe/London", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "shows a visitor in %s whether it is open in the business's time zone",
  async (zone) => {
    const { place } = await visit(zone, "2026-07-03T16:30:00Z");
    expect(place.textContent).toBe("Open now · until 18:00");
  },
);

it("updates when the business closes, without a click", async () => {
  const { place } = await visit("Europe/London", "2026-11-20T17:58:30Z");
  expect(place.textContent).toBe("Open now · until 18:00");
  vi.advanceTimersByTime(89_000);
  expect(place.textContent).toBe("Open now · until 18:00");
  vi.advanceTimersByTime(1_000);
  expect(place.textContent).toBe("Closed · opens Monday 08:00");
});

it("is right immediately after a device wakes up", async () => {
  const { place } = await visit("Europe/London", "2026-11-20T12:00:00Z");
  vi.setSystemTime(Date.parse("2026-11-21T03:00:00Z"));
  vi.advanceTimersToNextTimer();
  expect(place.textContent).toBe("Closed · opens Monday 08:00");
});

it("removes lines about past days at the end of their last day", async () => {
  const { shown } = await visit("Europe/London", "2026-12-26T23:59:30Z");
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toBe(3);
});

it("stops with its page, and continues on the next one", async () => {
  const { list, place } = await visit("Europe/London", "2026-11-20T17:59:00Z");
  list.remove();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(place.textContent).toBe("Open now · until 18:00");
  document.body.append(list);
  expect(place.textContent).toBe("Closed · opens Monday 08:00");
});
