/**
 * The element around a notice. It is visible between its dates, until the visitor closes it. It runs before the first
 * paint, so that nothing moves.
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
    // The app ignores handled events.
    event.preventDefault();
    this.hidden = true;
    // Keyboard users continue from here.
    document.getElementById("main")?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(this.key(), "closed");
    } catch {
      // Without storage the notice appears again on the next page.
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

// It runs a second time when the app shows another page with a notice.
if (!customElements.get("site-notice")) customElements.define("site-notice", NoticeElement);

export {};
