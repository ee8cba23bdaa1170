import { service } from "./service.ts";
import { next, subject } from "./settings.ts";

const NAME = "contact-form";

/**
 * As https://docs.netlify.com/manage/forms/setup/ has it, and the pages beside it. They write
 * `netlify-honeypot`, which HTML does not allow; Netlify finds it with `data-` before it as well, and takes both
 * attributes out of the page: https://github.com/escaladesports/react-netlify-form/issues/9
 */
export const netlify = service(
  "netlify",
  "Netlify Forms, for a site that Netlify hosts: it finds the form in the page, once form detection is switched on there.",
  { subject, next },
  {
    postsTo: "next",
    hidden: [
      // Netlify puts this in by itself, but not into what the browser's script renders.
      { name: "form-name", value: NAME },
      { name: "subject", setting: "subject" },
    ],
    attributes: { name: NAME, "data-netlify": "true", "data-netlify-honeypot": "bot-field" },
    honeypot: "bot-field",
    takesFiles: true,
    names: { email: "email" },
    host: "netlify.com",
  },
);
