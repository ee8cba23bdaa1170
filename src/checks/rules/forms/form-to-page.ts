import { readUrl } from "../../../../schema/fields/urls.ts";
import type { EndpointUse } from "../../../site/resolve/uses.ts";
import { decodeFileName } from "../../engine/links.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const formToPage = defineCheck({
  id: "form-to-page",
  severity: "error",
  summary: "A form is sent to a service, not to a page of the site.",
  explanation:
    "The pages of the site are files. A host answers a message that is sent to one with an error, and the message " +
    "is lost. Services such as FormSubmit and Formspree receive messages and send them to you by email.",
  *checkSite(site) {
    const paths = new Set(site.pages.map(({ path }) => path));
    const host = readUrl(site.config.business.url)?.host;
    for (const { url, path } of formEndpoints(site)) {
      const address = readUrl(url);
      const page = decodeFileName(address?.pathname ?? "").replace(/(?<=.)\/$/, "");
      if (address?.host !== host || !paths.has(page)) continue;
      yield {
        path,
        message: `${page} is a page of this site and cannot receive messages, so they would be lost.`,
        hint: "Write the address that your form service gives you.",
      };
    }
  },
});

/** The addresses that forms are sent to, each once. */
function formEndpoints({ uses, pages }: SiteSummary): EndpointUse[] {
  const all = [
    ...uses.filter((use) => use.kind === "endpoint"),
    ...pages.flatMap(({ endpoints }) => endpoints),
  ].filter(({ allows }) => allows.includes("form-action"));
  return [...new Map(all.map((use) => [use.path.join(), use])).values()];
}
