import { defineCheck } from "../../engine/rule.ts";
import { contactForms, hiddenOf } from "./shared/contact-forms.ts";

export const formNext = defineCheck({
  id: "form-next",
  severity: "error",
  summary: "The page that follows a form is one that its service can open.",
  explanation:
    "Netlify receives a form at the address of the next page. If that is on another site, the answers go there. " +
    "Other services do not know the address of your site, so they need the full address of the next page.",
  *checkSite(site) {
    for (const { settings, path } of contactForms(site)) {
      if (settings.service === "netlify" && /^\w+:/.test(settings.next ?? "")) {
        yield {
          path: [...path, "next"],
          message: "Netlify receives the form at this address, so it must be a page of this site.",
          hint: 'Write the path of a page, such as "/message-sent".',
        };
      }
      for (const [index, { value }] of hiddenOf(settings).entries()) {
        if (!/^\/(?!\/)\S*$/.test(value)) continue;
        yield {
          path: [...path, "hidden", index, "value"],
          message: `The service does not know which site "${value}" is on, so visitors would see an error page.`,
          hint: `Write "{business.url}${value}".`,
          fix: { kind: "replace", value: `{business.url}${value}` },
        };
      }
    }
  },
});

export const honeypotName = defineCheck({
  id: "honeypot-name",
  severity: "error",
  summary: "Only bots fill in a form's honeypot.",
  explanation:
    "A service drops every message whose honeypot is filled in. With the name of a hidden field, the form fills it in " +
    "itself; with a name such as `email` or `address`, browsers fill it in for visitors. Their messages are lost.",
  *checkSite(site) {
    for (const { settings, path } of contactForms(site)) {
      const name = "honeypot" in settings ? settings.honeypot : undefined;
      if (name === undefined) continue;
      const isHidden = hiddenOf(settings).some((field) => field.name === name);
      if (!isHidden && !FILLED_BY_BROWSERS.test(name)) continue;
      yield {
        path: [...path, "honeypot"],
        message: isHidden
          ? `The form sends "${name}" itself, so the service drops every message.`
          : `Browsers fill in "${name}" for visitors, so the service drops their messages.`,
        hint: 'Choose a name that browsers do not fill in, such as "_honey", and set the same name at the service.',
      };
    }
  },
});

/** Field names that browsers autofill: https://html.spec.whatwg.org/multipage/#autofill, and common ones. */
const FILLED_BY_BROWSERS =
  /^_?(e-?mail|name|(first|last|given|family|full|user)[-_]?name|(tele)?phone|tel|mobile|fax|address|street|city|town|zip|post(al)?[-_]?code|country|company|organi[sz]ation|url|website|homepage)$/i;

export const formHost = defineCheck({
  id: "form-host",
  severity: "error",
  summary: "Netlify receives forms only for sites that it hosts.",
  explanation:
    "Netlify finds the form when the site is published there. Any other host answers with an error page, and the message is lost.",
  *checkSite(site) {
    const to = site.config.publish?.to;
    if (to === undefined || to === "netlify") return;
    for (const { settings, path } of contactForms(site)) {
      if (settings.service !== "netlify") continue;
      yield {
        path: [...path, "service"],
        message: `The site is published to "${to}", but Netlify receives forms only for sites that it hosts. Messages are lost.`,
        hint: "Choose another service, such as formsubmit or formspree, or publish to netlify.",
      };
    }
  },
});
