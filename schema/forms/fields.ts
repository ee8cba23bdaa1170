import * as z from "zod";
import { flag, list, literalText, markdown, object, text } from "../fields/fields.ts";
import { withSpelling } from "../fields/spellings.ts";
import type { Texts } from "../fields/texts.ts";
import { formFieldName } from "./field-name.ts";

const name = withSpelling(
  "fieldName",
  formFieldName(
    z.string().regex(/^[a-zA-Z][\w.[\]-]*$/, {
      error: "start with a letter, then use letters, digits and - _ . [ ], such as first_name",
      abort: true,
    }),
  ).meta({
    description:
      "The name of the answer in the message that you receive; form services recognise some names, such as `email`.",
    examples: ["message"],
  }),
);

const label = text("The question to visitors.", "How did you hear of us?");
const hint = text("A hint under the question.", "The number on your last bill.").optional();
const required = flag("Whether the form requires an answer.", false);
const placeholder = text("The placeholder in the empty field.", "Your full name").optional();

/** Declares a type of form field with the keys that only this type has. */
function field<const T extends string, const S extends z.ZodRawShape>(
  type: T,
  description: string,
  shape: S,
) {
  return object(description, {
    type: z.literal(type).meta({ description, examples: [type] }),
    name,
    ...shape,
    hint,
    required,
  });
}

/** The fields that a form can have. */
export const formField = z
  .discriminatedUnion("type", [
    field("text", "A line of text.", { label, placeholder }),
    field("email", "An email address, which the browser validates.", { label, placeholder }),
    field("phone", "A phone number.", { label, placeholder }),
    field("longText", "Several lines of text.", { label, placeholder }),
    field("choice", "One of several options: buttons for up to four, a list for more.", {
      label,
      options: list(text("One option.", "A new roof"), "The options to choose from.", [
        "A new roof",
        "A repair",
      ]),
    }),
    field("date", "A date, with the browser's calendar.", { label }),
    field("consent", "A checkbox.", {
      label: markdown(
        "The statement that visitors agree to.",
        "I have read [what happens to my details](/privacy).",
      ),
    }),
    field("file", "A file, if the service accepts files.", {
      label,
      accept: withSpelling(
        "endings",
        literalText(
          "The accepted types of file: file extensions or media types, separated by commas.",
          "image/*,.pdf",
        ).regex(
          /^\s*(\.\w+|\w+\/[\w.+*-]+)(\s*,\s*(\.\w+|\w+\/[\w.+*-]+))*\s*$/,
          "write file extensions with their dot, or media types, such as .jpg,.pdf or image/*",
        ),
      ).optional(),
    }),
  ])
  .meta({ id: "formField", description: "One field of a form; start with its `type`." });

export type FormField = z.output<typeof formField>;

/** The default fields of a form. */
export const standardFields = (words: Texts["form"]) =>
  [
    {
      type: "text",
      name: "name",
      label: words.name,
      placeholder: words.namePlaceholder,
      required: true,
    },
    {
      type: "email",
      name: "email",
      label: words.email,
      placeholder: words.emailPlaceholder,
      required: true,
    },
    {
      type: "phone",
      name: "phone",
      label: words.phone,
      placeholder: words.phonePlaceholder,
      required: false,
    },
    {
      type: "longText",
      name: "message",
      label: words.message,
      placeholder: words.messagePlaceholder,
      required: true,
    },
  ] satisfies z.input<typeof formField>[];
