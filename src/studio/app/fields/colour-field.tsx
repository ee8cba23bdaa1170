import { Box, InputAdornment, TextField as MuiTextField, Typography } from "@mui/material";
import { createContext, useContext } from "react";
import type { Contrast, Control } from "../../protocol/fields.ts";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
import { textValue } from "./text-value.ts";
import { useTyping } from "./use-typing.ts";

/** The contrasts of the colours in a form, by their paths. */
export const ThemeContrasts = createContext<Readonly<Record<string, readonly Contrast[]>>>({});

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A colour, with its contrast to the colours that it is used with. */
export function ColourField({
  path,
  value,
  label,
  field,
}: FieldProps<Extract<Control, { type: "text" }>>) {
  const shown = value === undefined ? "" : String(value);
  const { text, onChange, ...events } = useTyping(path, shown, textValue(field));
  const help = useFieldHelp(path, field);
  // Only a colour of the theme has some.
  const contrasts = useContext(ThemeContrasts)[path.join("/")] ?? [];
  const preset = contrasts[0]?.colour ?? "#808080";
  return (
    <div>
      <MuiTextField
        label={label}
        required={field?.isRequired ?? false}
        value={text}
        placeholder={contrasts[0] && WORDS.preset(preset)}
        onChange={({ target }) => onChange(target.value)}
        {...events}
        {...help}
        slotProps={{
          htmlInput: { spellCheck: false },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Box
                  component="input"
                  type="color"
                  aria-label={`${WORDS.fields.pick}: ${label}`}
                  value={COLOUR.test(text) ? text.toLowerCase() : preset.toLowerCase()}
                  onChange={({ target }) => onChange(target.value.toUpperCase())}
                  {...events}
                  sx={{ width: 36, height: 28, p: 0, border: 0, bgcolor: "transparent" }}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      <Contrasts contrasts={contrasts} />
    </div>
  );
}

/** How readable a colour is. Each contrast keeps its line, so that nothing below moves while somebody types. */
const Contrasts = ({ contrasts }: { contrasts: readonly Contrast[] }) =>
  contrasts.length > 0 && (
    <Typography
      variant="caption"
      component="ul"
      color="textSecondary"
      sx={{ listStyle: "none", m: 0, mt: 0.5, p: 0 }}
    >
      {contrasts.map(({ ratio, use, text, ground, isEnough }) => (
        <Box component="li" key={use} sx={{ display: "flex", columnGap: 0.75 }}>
          <Box component="span" aria-hidden sx={{ ...SAMPLE, bgcolor: ground, color: text }}>
            Aa
          </Box>
          <span lang="en">{`${use} (${ratio}:1)`}</span>
          <Box component="strong" sx={{ ...AT_END, ...(!isEnough && TOO_LITTLE) }}>
            {isEnough ? WORDS.fields.readable : WORDS.fields.unreadable}
          </Box>
        </Box>
      ))}
    </Typography>
  );

const SAMPLE = {
  px: 0.5,
  borderRadius: 0.5,
  fontWeight: 600,
  alignSelf: "start",
  forcedColorAdjust: "none",
} as const;
const AT_END = { marginInlineStart: "auto", whiteSpace: "nowrap" } as const;
const TOO_LITTLE = { color: "error.main" } as const;
