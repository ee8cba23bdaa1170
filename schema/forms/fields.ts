import * as z from "zod";
import { flag, list, literalText, markdown, object, text } from "../fields/fields.ts";
import { spelt } from "../fields/spellings.ts";
import { leavingForm } from "./field-name.ts";

const name = spelt(
  "fieldName",
  leavingForm(
    z.string().regex(/^[a-zA-Z][\w.[\]-]*$/, {
      error: "start with a letter, then use letters, digits and - _ . [ ], such as first_name",
      abort: true,
    }),
  ).meta({
    description:
      "What the answer is called in the message that reaches you; a service knows some names, such as `email`.",
    examples: ["message"],
  }),
);

const label = text("What visitors are asked.", "How did you hear of us?");
const hint = text("A line that helps to answer.", "The number on your last bill.").optional();
const required = flag("Whether nobody can send the form without an answer.", false);
const placeholder = text("An example inside the empty field.", "Your full name").optional();

/** A kind of question: its `type`, what it is for, and what it has besides a name and the like. */
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

/** What a form can ask. */
export const formField = z
  .discriminatedUnion("type", [
    field("text", "A line of text.", { label, placeholder }),
    field("email", "An email address, which the browser checks.", { label, placeholder }),
    field("phone", "A phone number.", { label, placeholder }),
    field("longText", "Several lines of text.", { label, placeholder }),
    field("choice", "One of several answers: buttons for up to four, a list for more.", {
      label,
      options: list(text("One answer.", "A new roof"), "The answers to choose from.", [
        "A new roof",
        "A repair",
      ]),
    }),
    field("date", "A day, with the browser's own calendar.", { label }),
    field("consent", "A box to tick.", {
      label: markdown(
        "What visitors agree to.",
        "I have read [what happens to my details](/privacy).",
      ),
    }),
    field("file", "A file; only where the service takes files.", {
      label,
      accept: spelt(
        "endings",
        literalText(
          "The kinds of file that can be chosen: endings or media types, parted by commas.",
          "image/*,.pdf",
        ).regex(
          /^\s*(\.\w+|\w+\/[\w.+*-]+)(\s*,\s*(\.\w+|\w+\/[\w.+*-]+))*\s*$/,
          "write endings with their dot, or media types, such as .jpg,.pdf or image/*",
        ),
      ).optional(),
    }),
  ])
  .meta({ id: "formField", description: "One question of a form; start with its `type`." });

export type FormField = z.output<typeof formField>;
