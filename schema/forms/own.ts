import { formAddress } from "../fields/endpoints.ts";
import { flag, list, literalText, object, textForProgram } from "../fields/fields.ts";
import { leavingForm } from "./field-name.ts";
import { service } from "./service.ts";
import { next } from "./settings.ts";

const hiddenField = object("Something that the form sends along by itself.", {
  name: leavingForm(literalText("The field's name, as the service knows it.", "_next")),
  value: textForProgram("What is sent.", "{business.url}/message-sent.html"),
});

/** Any other service, with what it wants written out. */
export const own = service(
  "own",
  "Any other service, or a program of your own: it gets the form as browsers send it.",
  {
    endpoint: formAddress("The service's address.", "https://forms.example/enquiries"),
    hidden: list(
      hiddenField,
      "What the form sends along by itself, such as where the service is to lead visitors afterwards.",
      [{ name: "_next", value: "{business.url}/message-sent.html" }],
    ).optional(),
    next: next.meta({
      description:
        "The page that the service leads visitors to; what they typed is kept until they are there.",
      examples: ["/message-sent.html"],
    }),
    honeypot: leavingForm(
      literalText(
        "Name of a field that people never see; the service drops what comes with it filled in.",
        "_honey",
      ),
    ).optional(),
    files: flag("Whether the service takes files.", false),
  },
  { postsTo: "endpoint", hidden: [], takesFiles: false },
);
