import { Autocomplete, Box, TextField, type TextFieldProps, Typography } from "@mui/material";
import { useState } from "react";
import type { Suggestion } from "../../protocol/fields.ts";
import { GroupedOption, groupInWords, IN_GROUPS } from "../controls/option-group.tsx";
import { WORDS } from "../words/words.ts";
import { labelOf, useTargets, useTypedTarget } from "./use-targets.ts";

/** At most this many options are shown. */
const MAX_SHOWN = 100;

interface TargetInputProps {
  /** The kind of names, such as `link`. */
  names: string | undefined;
  /** Words that are possible in their place. */
  words?: readonly string[] | undefined;
  /** The value that it has, and what somebody has typed. */
  value?: string;
  text: string;
  /** The words that are shown over it, while nobody is in it. */
  shown?: string | undefined;
  onChange(typed: string): void;
  /** Called with one of the list. */
  onChoose?(chosen: Suggestion): void;
  /** The properties of the input itself. */
  input: TextFieldProps;
}

/** Something of the site that is found by its name, or any text. */
export function TargetInput({
  names,
  words = [],
  value = "",
  text,
  shown,
  onChange,
  onChoose,
  input,
}: TargetInputProps) {
  /** The text when somebody came into the field; undefined while nobody is in it. */
  const [start, setStart] = useState<string>();
  const isTyped = start !== undefined && text !== start;
  const found = useTargets(names);
  const known = [...words.map(asWord), ...found];
  const typed = useTypedTarget(names, isTyped ? text : "");
  const isNew = typed && typed.value !== text && !known.some((each) => each.value === typed.value);
  const own = isNew && {
    ...asWord(typed.value),
    name: typed.name,
    label: WORDS.solving.write(typed.value),
  };
  const filtered = isTyped
    ? known.filter((each) => each.value === typed?.value || isLike(each, text))
    : known;
  return (
    <Autocomplete
      freeSolo
      fullWidth
      openOnFocus={value === ""}
      selectOnFocus
      size="small"
      options={own ? [own, ...known] : known}
      inputValue={text}
      value={value}
      isOptionEqualToValue={(option, chosen) => option.value === textOf(chosen)}
      onFocus={() => setStart(text)}
      onBlur={() => setStart(undefined)}
      onInputChange={(_, changed, reason) => {
        if (reason !== "reset" && reason !== "blur") onChange(changed);
      }}
      onChange={(_, chosen) => {
        if (chosen !== null && typeof chosen !== "string") onChoose?.(chosen);
      }}
      groupBy={groupInWords}
      {...IN_GROUPS}
      getOptionLabel={textOf}
      filterOptions={() => [...(own ? [own] : []), ...filtered].slice(0, MAX_SHOWN)}
      renderOption={({ key, ...props }, option) => (
        <GroupedOption key={key} {...props}>
          <span dir="auto">
            {labelOf(option)}
            {option !== own && !option.contact && labelOf(option) !== option.value && (
              <Typography variant="caption" component="div" color="textSecondary" dir="auto">
                {option.value}
              </Typography>
            )}
          </span>
        </GroupedOption>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...input}
          sx={shown === undefined ? {} : WITH_WORDS}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              ...(shown !== undefined && {
                startAdornment: (
                  <Box aria-hidden className={WORDS_CLASS} dir="auto">
                    {shown}
                  </Box>
                ),
              }),
            },
            htmlInput: { ...params.slotProps.htmlInput, dir: "auto", spellCheck: false },
          }}
        />
      )}
    />
  );
}

const textOf = (option: Suggestion | string) =>
  typeof option === "string" ? option : option.value;

const asWord = (value: string): Suggestion => ({
  value,
  label: value,
  name: value,
  group: undefined,
});

const WORDS_CLASS = "target-words";

const WITH_WORDS = {
  [`& .${WORDS_CLASS}`]: {
    position: "absolute",
    insetInline: "14px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    pointerEvents: "none",
  },
  [`& .Mui-focused .${WORDS_CLASS}`]: { display: "none" },
  "& .MuiInputBase-root:not(.Mui-focused) input": { opacity: 0 },
} as const;

/** Whether an option has all words of a text, or its digits. */
function isLike(option: Suggestion, text: string): boolean {
  const whole = `${option.value} ${labelOf(option)}`.toLowerCase();
  const typed = text.toLowerCase().split(/\s+/);
  return typed.every((word) => whole.includes(word)) || squeezed(whole).includes(squeezed(text));
}

const squeezed = (text: string) => text.toLowerCase().replace(/[\s()-]/g, "");
