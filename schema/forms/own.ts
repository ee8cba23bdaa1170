import { formAddress } from "../fields/endpoints.ts";
import { flag, list, literalText, object, textForProgram } from "../fields/fields.ts";
import { formFieldName } from "./field-name.ts";
import { service } from "./service.ts";
import { next } from "./settings.ts";

const hiddenField = object("A hidden field that the form also sends.", {
  name: formFieldName(literalText("The name of the field, from the service.", "_next")),
  value: textForProgram("The value of the field.", "{business.url}/message-sent.html"),
});

/** Any other service, with its conventions in the config. */
export const own = service(
  "own",
  "An address of your own",
  "Any other service, or your own program, which receives the form as browsers post it.",
  {
    endpoint: formAddress(
      "The address that the form is posted to.",
      "https://forms.example/enquiries",
    ),
    hidden: list(
      hiddenField,
      "Hidden fields, such as the page that the service redirects visitors to.",
      [{ name: "_next", value: "{business.url}/message-sent.html" }],
    ).optional(),
    next: next.meta({
      description:
        "The page that the service redirects visitors to; their browser keeps what they typed until then.",
      examples: ["/message-sent.html"],
    }),
    honeypot: formFieldName(
      literalText(
        "The name of a hidden field against spam; the service discards messages in which it is filled in.",
        "_honey",
      ),
    ).optional(),
    files: flag("Whether the service accepts files.", false),
  },
  { postsTo: "endpoint", hidden: [], takesFiles: false },
);
