import type { FormEvent } from "react";

/**
 * Opens the visitor's mail program with the form's content. Browsers can do that themselves, but Chromium
 * garbles non-ASCII characters and breaks lines at `&`.
 */
export function openMail(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const address = form.getAttribute("action") ?? "";
  const lines = [...new FormData(form)].map(([name, answer]) => `${name}: ${answer}`);
  const body = encodeURIComponent(lines.join("\n").replace(/\r?\n/g, "\r\n"));
  location.href = `${address}${address.includes("?") ? "&" : "?"}body=${body}`;
}
