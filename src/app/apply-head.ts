import type { Head } from "../model/route.ts";
import { HEAD_ATTRIBUTE, JSON_LD_TYPE } from "./document.ts";

/** Makes `<head>` say what it would say had the page been loaded from the server. */
export function applyHead({ title, tags, jsonLd }: Head): void {
  document.title = title;
  for (const stale of document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]`)) stale.remove();
  const elements = tags.map(({ tag, attributes }) => createElement(tag, attributes));
  if (jsonLd) {
    const script = createElement("script", { type: JSON_LD_TYPE });
    script.textContent = JSON.stringify(jsonLd);
    elements.push(script);
  }
  document.head.append(...elements);
}

function createElement(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_ATTRIBUTE, "");
  return element;
}
