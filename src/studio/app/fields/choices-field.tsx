import { Box, Chip, FormHelperText, Typography } from "@mui/material";
import type { ValuePath } from "../../protocol/edits.ts";
import type { ChoiceOption, FieldModel } from "../../protocol/fields.ts";
import { helpText } from "../controls/help.tsx";
import { FieldProblems } from "../problems/field-problems.tsx";
import { useStore } from "../store/store.ts";
import { nameInWords } from "../words/names.ts";

interface ChoicesProps {
  path: ValuePath;
  value: readonly unknown[];
  options: readonly ChoiceOption[];
  label: string;
  /** Whether the last one has to stay. */
  isNeeded: boolean;
  field: FieldModel | undefined;
}

/** Several of a few values, such as the days of a week. */
export function ChoicesField({ path, value, options, label, isNeeded, field }: ChoicesProps) {
  const { edit } = useStore("edit");
  const toggle = (option: ChoiceOption["value"]) => {
    const isOn = (each: ChoiceOption) => value.includes(each.value) !== (each.value === option);
    const chosen = options.filter(isOn).map((each) => each.value);
    return edit([
      chosen.length === 0 && field && !field.isRequired
        ? { type: "remove", path }
        : { type: "set", path, value: chosen },
    ]);
  };
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>{helpText(field?.description)}</FormHelperText>
      <FieldProblems path={path} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
        {options.map((option) => (
          <Chip
            key={String(option.value)}
            label={nameInWords(option.label)}
            component="button"
            clickable
            disabled={isNeeded && value.includes(option.value)}
            aria-pressed={value.includes(option.value)}
            color={value.includes(option.value) ? "primary" : "default"}
            variant={value.includes(option.value) ? "filled" : "outlined"}
            onClick={() => void toggle(option.value)}
          />
        ))}
      </Box>
    </Box>
  );
}
