import type { SectionProps } from "plumbline/kit";
import {
  Anchor,
  Field,
  HiddenFields,
  Markdown,
  PlateButton,
  PrivacyNote,
  SectionGround,
  SectionHeading,
  styled,
  Text,
  TickList,
  useDraft,
  useTexts,
  VisuallyHidden,
} from "plumbline/ui";
import { useRef } from "react";
import type { leadCapture } from "./section.ts";
import { useProvider } from "./use-provider.ts";
import { useSignup } from "./use-signup.ts";

/** A job sheet: a ruled card with a tear-off line between the offer and the form. */
const Sheet = styled("div")(({ theme }) => ({
  display: "grid",
  border: theme.look.edge,
  borderRadius: theme.look.corner,
  background: "var(--paper)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
}));

const Offer = styled("div")({
  display: "grid",
  gap: "1.25rem",
  alignContent: "start",
  padding: "clamp(1.5rem, 4vw, 3rem)",
});

const Slip = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "center",
  padding: "clamp(1.5rem, 4vw, 3rem)",
  borderTop: theme.look.edge,
  borderTopStyle: "dashed",
  [theme.breakpoints.up("md")]: {
    borderTop: 0,
    borderInlineStart: theme.look.edge,
    borderInlineStartStyle: "dashed",
  },
}));

const Form = styled("form")({ display: "grid", gap: "1.125rem", width: "100%", maxWidth: 400 });

const Spinner = styled("span")({
  width: "1.375rem",
  height: "1.375rem",
  borderRadius: "50%",
  border: "3px solid currentColor",
  borderInlineEndColor: "transparent",
  animation: "lead-spin 1.2s linear infinite",
  "@keyframes lead-spin": { to: { transform: "rotate(1turn)" } },
});

const Notice = styled("div")({
  display: "grid",
  gap: "0.5rem",
  paddingInlineStart: "1rem",
  borderInlineStart: "4px solid var(--error)",
  '&[data-tone="success"]': { borderColor: "var(--success)" },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.25rem 1.25rem" },
});

export function LeadCapture(props: SectionProps<typeof leadCapture>) {
  const { id, background, eyebrow, heading, text, points } = props;
  return (
    <SectionGround id={id} background={background}>
      {(headingId) => (
        <Sheet>
          <Offer>
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
            {text && <Markdown nodes={text} variant="subtitle1" color="textSecondary" />}
            {points && <TickList items={points.map((title) => ({ title }))} />}
          </Offer>
          <Slip>
            <SignupForm {...props} />
          </Slip>
        </Sheet>
      )}
    </SectionGround>
  );
}

function SignupForm(props: SectionProps<typeof leadCapture>) {
  const { form, nameLabel, emailLabel, button, success, failure, help } = props;
  const { privacy, smallPrint } = props;
  const texts = useTexts("signup");
  const element = useRef<HTMLFormElement>(null);
  const { state, onSubmit } = useSignup(form);
  useDraft(element, form.next);
  useProvider(form);
  if (state === "sent") {
    return (
      // The notice replaces the focused form, so it takes the focus.
      <Notice role="status" data-tone="success" tabIndex={-1} ref={(notice) => notice?.focus()}>
        <Text variant="h3" component="p">
          {texts.thanks}
        </Text>
        <p>{success}</p>
      </Notice>
    );
  }
  return (
    <Form ref={element} action={form.endpoint} method="post" target="_blank" onSubmit={onSubmit}>
      <HiddenFields fields={form.hidden} />
      <Field label={nameLabel ?? texts.name} name="name" autoComplete="name" />
      <Field
        label={emailLabel ?? texts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      {state === "sending" ? (
        <PlateButton type="button" data-style="primary" disabled>
          <Spinner aria-hidden />
          <VisuallyHidden role="status">{texts.sending}</VisuallyHidden>
        </PlateButton>
      ) : (
        <PlateButton type="submit" data-style="primary">
          {button ?? texts.button}
        </PlateButton>
      )}
      {state === "failed" && (
        <Notice role="alert">
          <p>{failure ?? texts.failed}</p>
          <ul>
            {help.map(({ label, link }) => (
              <li key={label}>
                <Anchor link={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <PrivacyNote link={privacy} />
      {smallPrint && <Markdown nodes={smallPrint} variant="body2" color="textSecondary" />}
    </Form>
  );
}
