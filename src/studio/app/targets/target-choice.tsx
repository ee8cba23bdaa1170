import { Autocomplete, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import type { Suggestion } from "../../protocol/fields.ts";
import { call } from "../api.ts";
import { GroupedOption, groupInWords, IN_GROUPS } from "../option-group.tsx";
import { useStore } from "../store.ts";

/** At most this many options are shown. */
const MAX_SHOWN = 100;

interface TargetChoiceProps {
  /** The kind of names, such as `link`. */
  names: string;
  label: string;
  value: string;
  autoFocus: boolean;
  onChange(typed: string): void;
  /** Called with one of the list. */
  onChoose?(chosen: Suggestion): void;
}

/** Something of the site that is found by its name, or any text. */
export function TargetChoice({
  names,
  label,
  value,
  autoFocus,
  onChange,
  onChoose,
}: TargetChoiceProps) {
  const { page } = useStore("page");
  const [options, setOptions] = useState<Suggestion[]>([]);
  useEffect(() => {
    call<Suggestion[]>("suggestions", { names, page }).then(setOptions, () => undefined);
  }, [names, page]);
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      size="small"
      options={options}
      inputValue={value}
      onInputChange={(_, typed, reason) => {
        if (reason !== "reset" || typed !== "") onChange(typed);
      }}
      onChange={(_, chosen) => {
        if (chosen !== null && typeof chosen !== "string") onChoose?.(chosen);
      }}
      groupBy={groupInWords}
      {...IN_GROUPS}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.value)}
      filterOptions={(all) => all.filter((each) => isLike(each, value)).slice(0, MAX_SHOWN)}
      renderOption={({ key, ...props }, option) => (
        <GroupedOption key={key} {...props}>
          <span dir="auto">
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
        <TextField
          {...params}
          label={label}
          autoFocus={autoFocus}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: "auto", spellCheck: false },
          }}
        />
      )}
    />
  );
}

/** Whether an option has all words of a text. */
export function isLike({ value, label }: Suggestion, text: string): boolean {
  const option = `${value} ${label}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => option.includes(word));
}
