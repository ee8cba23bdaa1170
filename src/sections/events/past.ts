/**
 * The element around events. It hides those that are over since the last build, and shows what is for afterwards. The
 * page is complete without it.
 */
class EventsElement extends HTMLElement {
  connectedCallback(): void {
    const now = Date.now();
    for (const part of this.querySelectorAll<HTMLElement>("[data-ends], [data-after]")) {
      const { ends, after = "" } = part.dataset;
      part.hidden = ends ? Date.parse(ends) < now : Date.parse(after) >= now;
    }
    const none = this.querySelector<HTMLElement>("[data-none]");
    if (none) none.hidden = this.querySelector("[data-event]:not([hidden])") !== null;
  }
}

// It runs a second time when the app shows another page with events.
if (!customElements.get("site-events")) customElements.define("site-events", EventsElement);

export {};
