import type { SectionProps } from "plumbline/kit";
import {
  FactList,
  HiddenFields,
  HoursFact,
  LocationGrid,
  Locations,
  MAX_SIDE_BY_SIDE,
  MapEmbed,
  PlateButton,
  PrivacyNote,
  part,
  SectionFrame,
  Split,
  styled,
  useDraft,
  useTexts,
} from "plumbline/ui";
import { useRef } from "react";
import { FormFields } from "./form-fields.tsx";
import { openMail } from "./open-mail.ts";
import type { contact } from "./section.ts";

const Form = styled("form")(
  part("column", {
    display: "grid",
    gap: "1.25rem",
    alignContent: "start",
    justifyItems: "start",
    width: "100%",
    maxWidth: "40rem",
    "& > div": { width: "100%" },
  }),
);

/** Hidden from people; robots fill in all fields. */
const Honeypot = styled("div")({ display: "none" });

const Aside = styled("div")({ display: "grid", gap: "2rem", alignContent: "start" });

const Below = styled("div")({ marginTop: "clamp(2rem, 5vw, 4rem)" });

export function Contact(props: SectionProps<typeof contact>) {
  const { text, formModel, showDetails, map, locations = [] } = props;
  const hasAside = showDetails || map !== null;
  return (
    <SectionFrame {...props} intro={text}>
      {formModel === null ? (
        <Split data-split={showDetails && map ? "5-7" : undefined}>
          <Details {...props} />
        </Split>
      ) : (
        <Split data-split={hasAside ? "7-5" : undefined}>
          <ContactForm {...props} formModel={formModel} />
          {hasAside && (
            <Aside>
              <Details {...props} />
            </Aside>
          )}
        </Split>
      )}
      {showDetails && locations.length > MAX_SIDE_BY_SIDE && (
        <Below>
          <LocationGrid places={locations.map((location) => ({ location }))} />
        </Below>
      )}
    </SectionFrame>
  );
}

type ContactProps = SectionProps<typeof contact>;

function Details({ showDetails, facts, address, hours, locations, map }: ContactProps) {
  const texts = useTexts("facts");
  const details = (
    <FactList
      facts={[
        ...facts,
        ...(address.length > 0 ? [{ label: texts.address, text: address }] : []),
        ...(hours.lines.length > 0 ? [{ label: texts.hours, text: <HoursFact {...hours} /> }] : []),
      ]}
    />
  );
  return (
    <>
      {showDetails &&
        (locations && locations.length <= MAX_SIDE_BY_SIDE ? (
          <Aside>
            {details}
            <Locations locations={locations} />
          </Aside>
        ) : (
          details
        ))}
      {map && <MapEmbed {...map} />}
    </>
  );
}

function ContactForm({
  formModel: form,
  button,
  privacy,
}: ContactProps & { formModel: NonNullable<ContactProps["formModel"]> }) {
  const texts = useTexts("form");
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, form.next);
  return (
    <Form
      ref={element}
      {...form.attributes}
      action={form.endpoint || undefined}
      method="post"
      encType={form.encoding ?? undefined}
      onSubmit={form.encoding === "text/plain" ? openMail : undefined}
    >
      <HiddenFields fields={form.hidden} />
      {form.honeypot && (
        <Honeypot aria-hidden>
          <input type="text" name={form.honeypot} tabIndex={-1} autoComplete="off" />
        </Honeypot>
      )}
      <FormFields fields={form.fields} />
      <PlateButton type="submit" data-style="primary">
        {button ?? texts.button}
      </PlateButton>
      <PrivacyNote link={privacy} />
    </Form>
  );
}
