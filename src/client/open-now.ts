/**
 * Updates what depends on the current time in opening hours. The start script loads this when hours come
 * into view, or with the app; it also serves pages that the app renders later.
 */
import {
  dateOf,
  hoursOn,
  MINUTE,
  type OpenNow,
  statusAt,
  wallClock,
} from "../business/hours/open-now.ts";

class OpenNowElement extends HTMLElement {
  next: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const data: OpenNow = JSON.parse(this.dataset.hours ?? "");
    const now = wallClock(data.zone, Date.now());
    const status = statusAt(data, now);
    if (this.textContent !== status) this.textContent = status;
    const row = hoursOn(data, now);
    const around = this.closest("ul, dd, [data-hours-table]");
    for (const line of around?.querySelectorAll<HTMLElement>("[data-until], [data-on]") ?? []) {
      const { until = "9", on = "" } = line.dataset;
      line.hidden = until < dateOf(now);
      line.ariaCurrent = on.split(" ").includes(row) ? "date" : null;
    }
    // Recomputes each minute: clocks change, and devices sleep.
    this.next = setTimeout(() => this.connectedCallback(), MINUTE - (Date.now() % MINUTE));
  }

  disconnectedCallback(): void {
    clearTimeout(this.next);
  }
}

customElements.define("open-now", OpenNowElement);
