import type { FormEvent } from "react";

/**
 * Opens the visitor's mail program with what is in a form. Browsers do so by themselves, but Chromium
 * then garbles all letters beyond ASCII, and ends a line at each `&`.
 */
export function openMail(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const address = form.getAttribute("action") ?? "";
  const lines = [...new FormData(form)].map(([name, answer]) => `${name}: ${answer}`);
  const body = encodeURIComponent(lines.join("\n").replace(/\r?\n/g, "\r\n"));
  location.href = `${address}${address.includes("?") ? "&" : "?"}body=${body}`;
}
