import { service } from "./service.ts";
import { next, subject } from "./settings.ts";

/**
 * Documentation: https://docs.netlify.com/manage/forms/setup/ and the pages beside it. It uses
 * `netlify-honeypot`, which is not valid HTML. Netlify also finds `data-netlify-honeypot` and removes both
 * attributes from the page: https://github.com/escaladesports/react-netlify-form/issues/9
 */
export const netlify = service(
  "netlify",
  "Netlify",
  "Netlify Forms, for a site that Netlify hosts; enable form detection at Netlify.",
  { subject, next },
  {
    postsTo: "next",
    hidden: [{ name: "subject", setting: "subject" }],
    // Netlify adds its hidden field to the HTML, but not to what React renders in the browser.
    formName: "contact-form",
    attributes: { "data-netlify": "true", "data-netlify-honeypot": "bot-field" },
    honeypot: "bot-field",
    takesFiles: true,
    names: { email: "email" },
    host: "netlify.com",
  },
);
