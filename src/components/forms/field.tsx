import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import { useTexts } from "../ui/texts.tsx";

/**
 * Label over input. The browser validates; once a visitor has left a field wrong or tried to send,
 * `:user-invalid` turns border and label red, with or without JavaScript.
 */
export const FieldBox = styled("div")({
  display: "grid",
  gap: "0.375rem",
  "& label": { fontWeight: 600, transition: "color 140ms ease-out" },
  "& label small": { fontSize: "0.9375rem", fontWeight: 400, color: "var(--muted)" },
  "&:has(:user-invalid) label, &:has(:user-invalid) label small": { color: "var(--error)" },
});

/** The style of inputs, text areas and selects. */
export const controlStyle = ({ theme }: { theme: Theme }): CSSObject => ({
  width: "100%",
  minHeight: "3.25rem",
  padding: "0.75rem 0.875rem",
  border: "2px solid var(--muted)",
  borderRadius: theme.look.corner,
  background: "transparent",
  color: "var(--ink)",
  font: "inherit",
  transition: "border-color 140ms ease-out",
  "&::placeholder": { color: "var(--muted)", opacity: 1 },
  // Numbers run from left to right, but the field is aligned with the others.
  '[dir="rtl"] &[type="tel"]': { textAlign: "end" },
  "&:hover": { borderColor: "var(--ink)" },
  "&:focus-visible": { borderColor: "var(--link)", outlineOffset: 1 },
  "&:user-invalid": { borderColor: "var(--error)", outlineColor: "var(--error)" },
  "&:disabled": { background: "var(--line)" },
  // Browsers that scroll to an invalid field also show its label.
  scrollMarginTop: "3rem",
});

const Input = styled("input")(controlStyle);
const TextArea = styled("textarea")(controlStyle, { resize: "vertical", display: "block" });

const Problem = styled("p")({ color: "var(--error)", fontWeight: 600 });

const Hint = styled("p")({ fontSize: "0.9375rem", color: "var(--muted)" });

/** The props of every field: its label, and perhaps a hint. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
}

export const Label = ({ label, optional, id }: FieldProps & { optional: boolean; id: string }) => (
  <label htmlFor={id}>
    {label} {optional && <Optional />}
  </label>
);

/** The mark of optional fields. */
export function Optional() {
  const { optional } = useTexts("form");
  return <small>{optional}</small>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The hint and the browser's validation message below a field, which screen readers read with it. The
 * browser's own bubble disappears after a while; this message stays until the value is valid.
 */
export function useFieldMessages(id: string, hint: ReactNode) {
  const [problem, setProblem] = useState("");
  const read = ({ currentTarget }: SyntheticEvent<Control>) =>
    setProblem(currentTarget.validationMessage);
  const isWrong = problem !== "";
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const ids = [hint ? hintId : "", isWrong ? problemId : ""].filter(Boolean).join(" ");
  return {
    events: { onInvalid: read, ...(isWrong ? { onInput: read } : {}) },
    described: {
      ...(isWrong ? { "aria-invalid": true } : {}),
      ...(ids ? { "aria-describedby": ids } : {}),
    },
    remarks: (
      <>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {isWrong && <Problem id={problemId}>{problem}</Problem>}
      </>
    ),
  };
}

/** A one-line field with its label; search fields are not marked as optional. */
export function Field({
  label,
  hint,
  type = "text",
  ...input
}: ComponentProps<"input"> & FieldProps) {
  const id = useId();
  const { events, described, remarks } = useFieldMessages(id, hint);
  const optional = input.required !== true && type !== "search";
  return (
    <FieldBox>
      <Label label={label} optional={optional} id={id} />
      <Input id={id} type={type} {...events} {...described} {...input} />
      {remarks}
    </FieldBox>
  );
}

/** A field of several lines with its label. */
export function TextField({ label, hint, ...area }: ComponentProps<"textarea"> & FieldProps) {
  const id = useId();
  const { events, described, remarks } = useFieldMessages(id, hint);
  return (
    <FieldBox>
      <Label label={label} optional={area.required !== true} id={id} />
      <TextArea id={id} {...events} {...described} {...area} />
      {remarks}
    </FieldBox>
  );
}
