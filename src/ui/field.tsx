import { styled } from "@mui/material/styles";
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from "react";

/**
 * Label over input. The browser validates; once a visitor has left a field wrong or tried to send,
 * `:user-invalid` turns border and label red, with or without JavaScript.
 */
const Wrapper = styled("div")({
  display: "grid",
  gap: "0.375rem",
  "& label": { fontWeight: 600, transition: "color 140ms ease-out" },
  "& label small": { fontSize: "0.9375rem", fontWeight: 400, color: "var(--muted)" },
  "&:has(:user-invalid) label, &:has(:user-invalid) label small": { color: "var(--error)" },
});

const control = {
  width: "100%",
  minHeight: "3.25rem",
  padding: "0.75rem 0.875rem",
  border: "2px solid var(--muted)",
  borderRadius: 3,
  background: "transparent",
  color: "var(--ink)",
  font: "inherit",
  transition: "border-color 140ms ease-out",
  "&::placeholder": { color: "var(--muted)", opacity: 1 },
  "&:hover": { borderColor: "var(--ink)" },
  "&:focus-visible": { borderColor: "var(--link)", outlineOffset: 1 },
  "&:user-invalid": { borderColor: "var(--error)", outlineColor: "var(--error)" },
  "&:disabled": { background: "var(--line)" },
  // A browser that goes to a field with a problem shows its label as well.
  scrollMarginTop: "3rem",
};

const Input = styled("input")(control);
const TextArea = styled("textarea")({ ...control, resize: "vertical", display: "block" });

const Problem = styled("p")({ color: "var(--error)", fontWeight: 600 });

interface FieldLabelProps {
  label: ReactNode;
}

const Label = ({ label, optional, id }: FieldLabelProps & { optional: boolean; id: string }) => (
  <label htmlFor={id}>
    {label} {optional && <small>(optional)</small>}
  </label>
);

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What the browser has against a field, in its own words. Its bubble goes after a while; this stays
 * and is read with the field until it is put right.
 */
function useProblem(id: string) {
  const [problem, setProblem] = useState("");
  const read = ({ currentTarget }: SyntheticEvent<Control>) =>
    setProblem(currentTarget.validationMessage);
  const problemId = `${id}-problem`;
  const joined = problem === "" ? {} : { "aria-invalid": true, "aria-describedby": problemId };
  return {
    control: { id, onInvalid: read, ...(problem === "" ? {} : { onInput: read }), ...joined },
    problem: problem !== "" && <Problem id={problemId}>{problem}</Problem>,
  };
}

/** A one-line field with its label; a search field is never said to be optional. */
export function Field({ label, ...input }: ComponentProps<"input"> & FieldLabelProps) {
  const id = useId();
  const { control, problem } = useProblem(id);
  const optional = input.required !== true && input.type !== "search";
  return (
    <Wrapper>
      <Label label={label} optional={optional} id={id} />
      <Input {...control} {...input} />
      {problem}
    </Wrapper>
  );
}

/** A field of several lines with its label. */
export function TextField({ label, ...area }: ComponentProps<"textarea"> & FieldLabelProps) {
  const id = useId();
  const { control, problem } = useProblem(id);
  return (
    <Wrapper>
      <Label label={label} optional={area.required !== true} id={id} />
      <TextArea {...control} {...area} />
      {problem}
    </Wrapper>
  );
}
