import { styled } from "@mui/material/styles";
import { useRef } from "react";
import type { SectionModel } from "../../model/route.ts";
import { attribute, opaque } from "../../model/words.ts";
import { PlateButton } from "../../ui/actions.tsx";
import { useDraft } from "../../ui/draft.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { Field, TextField } from "../../ui/field.tsx";
import { HiddenFields } from "../../ui/hidden-fields.tsx";
import { Hours } from "../../ui/open-now.tsx";
import { PrivacyNote } from "../../ui/privacy-note.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";
import { Split } from "../../ui/split.tsx";
import { useTexts } from "../../ui/texts.tsx";
import type { deriveContact } from "./derive.ts";
import { MapFrame } from "./map-frame.tsx";

const Form = styled("form")({
  display: "grid",
  gap: "1.25rem",
  alignContent: "start",
  justifyItems: "start",
  maxWidth: "40rem",
  "& > div": { width: "100%" },
});

/** Out of sight and out of reach for people; robots fill in whatever they find. */
const Honeypot = styled("div")({ display: "none" });

const Aside = styled("div")({ display: "grid", gap: "2rem", alignContent: "start" });

export function Contact(props: SectionModel<"contact", typeof deriveContact>) {
  const { text, showDetails, facts, address, hours, map } = props;
  const texts = useTexts("facts");
  return (
    <SectionFrame {...props} intro={text}>
      <Split data-split={showDetails || map ? "7-5" : undefined}>
        <ContactForm {...props} />
        {(showDetails || map) && (
          <Aside>
            {showDetails && (
              <FactList
                facts={[
                  ...facts,
                  ...(address.length > 0
                    ? [{ label: opaque<string>(texts.address), text: address }]
                    : []),
                  ...(hours.lines.length > 0
                    ? [{ label: opaque<string>(texts.hours), text: <Hours {...hours} /> }]
                    : []),
                ]}
              />
            )}
            {map && <MapFrame {...map} />}
          </Aside>
        )}
      </Split>
    </SectionFrame>
  );
}

function ContactForm({
  form,
  placeholders,
  button,
  privacy,
}: SectionModel<"contact", typeof deriveContact>) {
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, form.next);
  return (
    <Form ref={element} action={form.endpoint} method="post">
      <HiddenFields fields={form.hidden} />
      <Honeypot aria-hidden>
        <input type="text" name={form.honeypot} tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        placeholder={attribute(placeholders.name)}
        required
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder={attribute(placeholders.email)}
        required
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder={attribute(placeholders.phone)}
      />
      <TextField
        label="Message"
        name="message"
        rows={5}
        placeholder={attribute(placeholders.message)}
        required
      />
      <PlateButton type="submit" data-style="primary">
        {button}
      </PlateButton>
      <PrivacyNote link={privacy} />
    </Form>
  );
}
