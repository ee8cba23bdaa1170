import { Autocomplete, TextField as MuiTextField, Typography } from "@mui/material";
import { useState } from "react";
import type { Control, Suggestion } from "../../protocol/fields.ts";
import { call } from "../api.ts";
import { GroupedOption, groupInWords, IN_GROUPS } from "../option-group.tsx";
import { useStore } from "../store.ts";
import { isLike } from "../targets/target-choice.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldHelp } from "./problems/field-problems.tsx";
import { textValue } from "./text-value.ts";
import { useTyping } from "./use-typing.ts";

/** A text that names something of the site, such as the page that a link leads to. Others can be typed. */
export function SuggestField({
  path,
  value,
  control,
  label,
  field,
  focused,
}: FieldProps<Extract<Control, { type: "text" }>>) {
  const { page } = useStore("page");
  const [options, setOptions] = useState<Suggestion[]>(() => (control.words ?? []).map(asWord));
  const shown = value === undefined ? "" : String(value);
  const { text, onChange, ...events } = useTyping(path, shown, textValue(field));
  const help = useFieldHelp(path, field);
  const load = () => {
    const { names, words = [] } = control;
    if (names === undefined) return;
    call<Suggestion[]>("suggestions", { names, page }).then(
      (found) => setOptions([...words.map(asWord), ...found]),
      () => undefined,
    );
  };
  return (
    <Autocomplete
      freeSolo
      fullWidth
      size="small"
      options={options}
      inputValue={text}
      value={text}
      onOpen={load}
      groupBy={groupInWords}
      {...IN_GROUPS}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.value)}
      filterOptions={(all) => (text === shown ? all : all.filter((each) => isLike(each, text)))}
      onInputChange={(_, typed, reason) => {
        if (reason !== "reset" && reason !== "blur") onChange(typed);
      }}
      renderOption={({ key, ...props }, option) => (
        <GroupedOption key={key} {...props}>
          <span>
            {option.label}
            {option.label !== option.value && (
              <Typography variant="caption" component="div" color="textSecondary">
                {option.value}
              </Typography>
            )}
          </span>
        </GroupedOption>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          {...events}
          label={label}
          required={field?.isRequired ?? false}
          {...help}
          placeholder={typeof field?.example === "string" ? field.example : ""}
          autoFocus={focused?.join("/") === path.join("/")}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: "auto" },
          }}
        />
      )}
    />
  );
}

const asWord = (value: string): Suggestion => ({
  value,
  label: value,
  name: value,
  group: undefined,
});
