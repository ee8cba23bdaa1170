import { Box, MenuItem, TextField as MuiTextField } from "@mui/material";
import { useState } from "react";
import type { Control } from "../../protocol/fields.ts";
import { WORDS } from "../words/words.ts";
import type { OuterFieldProps } from "./field-props.ts";

type Kind = keyof typeof WORDS.fields.kinds;

const KINDS: Partial<Record<Control["type"], Kind>> = {
  list: "list",
  flag: "flag",
  number: "number",
  object: "fields",
  record: "fields",
  variants: "fields",
};

const kindOf = ({ type }: Control): Kind => KINDS[type] ?? "text";

function kindOfValue(value: unknown): Kind | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return "list";
  if (typeof value === "boolean") return "flag";
  if (typeof value === "number") return "number";
  return typeof value === "object" ? "fields" : "text";
}

/** A value of one of several kinds: the value decides, or somebody chooses. */
export function AlternativesField(
  props: OuterFieldProps<Extract<Control, { type: "alternatives" }>>,
) {
  const { value, control, label, renderField } = props;
  const [chosen, setChosen] = useState<Kind>();
  const known = kindOfValue(value);
  // A text that is emptied is no value, but it stays a text while somebody types.
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const kinds = [...new Set(control.options.map(kindOf))];
  const kind = chosen ?? known ?? last ?? kinds[0];
  const option = control.options.find((each) => kindOf(each) === kind) ?? control.options[0];
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1, flexGrow: 1 }}>
      {kinds.length > 1 && (
        <MuiTextField
          select
          label={`${WORDS.fields.kind}: ${label}`}
          value={kind}
          onChange={({ target }) => setChosen(kinds.find((each) => each === target.value))}
        >
          {kinds.map((each) => (
            <MenuItem key={each} value={each}>
              {WORDS.fields.kinds[each]}
            </MenuItem>
          ))}
        </MuiTextField>
      )}
      {option &&
        renderField({
          ...props,
          control: option,
          value: known === kind ? value : undefined,
        })}
    </Box>
  );
}
