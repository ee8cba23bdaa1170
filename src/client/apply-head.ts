import { HEAD_ATTRIBUTE, JSON_LD_TYPE } from "../model/page-data.ts";
import type { Head } from "../model/route.ts";

/** Makes `<head>` equal to that of the page in the server's HTML. */
export function applyHead({ title, tags, jsonLd }: Head): void {
  document.title = title;
  for (const stale of document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]`)) stale.remove();
  const elements = tags.map(({ tag, attributes }) => createElement(tag, attributes));
  if (jsonLd) {
    const script = createElement("script", { type: JSON_LD_TYPE });
    script.textContent = trustedJson(jsonLd);
    elements.push(script);
  }
  document.head.append(...elements);
}

/** With Trusted Types, script elements do not accept strings, not even for data. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): {
    createScript(text: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy that the site's headers allow (src/output/hosting/policy.ts): for JSON. */
const policy = trustedTypes?.createPolicy("json-ld", {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

function trustedJson(value: object): string {
  const json = JSON.stringify(value);
  return policy?.createScript(json) ?? json;
}

function createElement(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_ATTRIBUTE, "");
  return element;
}
