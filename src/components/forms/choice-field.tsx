import { useId } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import { useTexts } from "../ui/texts.tsx";
import {
  controlStyle,
  FieldBox,
  type FieldProps,
  Label,
  Optional,
  useFieldMessages,
} from "./field.tsx";

const Select = styled("select")(controlStyle, {
  // The open list uses the page's colours too.
  "& option": { background: "var(--paper)", color: "var(--ink)" },
});

/** Buttons under a question, which is the legend of their group. */
const Group = styled("fieldset")({
  display: "grid",
  gap: "0.375rem",
  width: "100%",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& legend": { padding: 0, marginBottom: "0.375rem", fontWeight: 600 },
  "& legend small": { fontSize: "0.9375rem", fontWeight: 400, color: "var(--muted)" },
  "&:has(:user-invalid) legend": { color: "var(--error)" },
});

/** A checkbox or radio button with its label; all of it is clickable. */
const TapTarget = styled("label")({
  display: "flex",
  gap: "0.75rem",
  alignItems: "flex-start",
  paddingBlock: "0.625rem",
  "& input": {
    flex: "none",
    width: "1.375rem",
    height: "1.375rem",
    margin: "0.125em 0 0",
    accentColor: "var(--link)",
    scrollMarginTop: "3rem",
  },
  "& small": { color: "var(--muted)" },
  "&:has(:user-invalid)": { color: "var(--error)" },
});

interface AnswerProps extends FieldProps {
  name: string;
  required: boolean;
}

interface ChoiceProps extends AnswerProps {
  options: readonly string[];
}

/** A select field. */
export function SelectField({ label, hint, options, ...select }: ChoiceProps) {
  const texts = useTexts("form");
  const id = useId();
  const { events, described, remarks } = useFieldMessages(id, hint);
  return (
    <FieldBox>
      <Label label={label} optional={!select.required} id={id} />
      <Select id={id} {...events} {...described} {...select}>
        {/* Has no default, so that every answer is a choice of the visitor. */}
        <option value="">{texts.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {remarks}
    </FieldBox>
  );
}

/** Radio buttons. */
export function ChoiceField({ label, hint, options, name, required }: ChoiceProps) {
  const { events, described, remarks } = useFieldMessages(useId(), hint);
  return (
    <Group role="radiogroup" {...described}>
      <legend>
        {label} {!required && <Optional />}
      </legend>
      {options.map((option) => (
        <TapTarget key={option}>
          <input type="radio" name={name} value={option} required={required} {...events} />
          {option}
        </TapTarget>
      ))}
      {remarks}
    </Group>
  );
}

/** A checkbox; its label may contain links. */
export function ConsentField({ label, hint, ...box }: AnswerProps) {
  const { events, described, remarks } = useFieldMessages(useId(), hint);
  return (
    <div>
      <TapTarget>
        <input type="checkbox" {...events} {...described} {...box} />
        <span>
          {label} {!box.required && <Optional />}
        </span>
      </TapTarget>
      {remarks}
    </div>
  );
}
