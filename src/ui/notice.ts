/**
 * The element around a notice: it shows between its dates, until the visitor closes it. Pages that have
 * one load this before they are drawn, so that nothing moves; what the app shows later brings it along.
 * No import may stand here: browsers run it as a script of its own.
 */
class NoticeElement extends HTMLElement {
  connectedCallback(): void {
    const { from = "", until = "9", zone } = this.dataset;
    // Swedish dates are those of ISO 8601.
    const today = new Date().toLocaleDateString("sv", zone ? { timeZone: zone } : {});
    this.hidden = today < from || today > until || this.wasClosed();
    this.addEventListener("click", this.onPress);
  }

  onPress(event: Event): void {
    if (!(event.target instanceof Element && event.target.closest("[data-close]"))) return;
    // The app has nothing to add to this.
    event.preventDefault();
    this.hidden = true;
    // Whoever came by keyboard goes on from here.
    document.getElementById("main")?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(this.key(), "closed");
    } catch {
      // Storage is forbidden: it comes back with the next page.
    }
  }

  wasClosed(): boolean {
    try {
      return sessionStorage.getItem(this.key()) !== null;
    } catch {
      return false;
    }
  }

  key(): string {
    return `notice:${this.dataset.name}`;
  }
}

// The app may bring it a second time.
if (!customElements.get("site-notice")) customElements.define("site-notice", NoticeElement);

export {};
