import { Box, InputAdornment, TextField as MuiTextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import type { Contrast, Control } from "../../protocol/fields.ts";
import { call } from "../api.ts";
import { useStudioState } from "../store.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
import { useFieldHelp } from "./problems/field-problems.tsx";
import { textValue } from "./text-value.ts";
import { useTyping } from "./use-typing.ts";

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
  const contrasts = useContrasts(path);
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
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 0.5, p: 0 }}>
        {contrasts.map((contrast) => (
          <ContrastLine key={contrast.use} contrast={contrast} />
        ))}
      </Box>
    </div>
  );
}

function ContrastLine({
  contrast: { ratio, other, use, text, ground, isEnough },
}: {
  contrast: Contrast;
}) {
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, mb: 0.25 }}>
      <Box
        aria-hidden
        sx={{ px: 0.75, borderRadius: 0.5, bgcolor: ground, color: text, fontWeight: 600 }}
      >
        Aa
      </Box>
      <Typography variant="caption" color={isEnough ? "textSecondary" : "error"}>
        {`${WORDS.fields.contrast(ratio, other)}, ${
          isEnough ? WORDS.fields.readable : WORDS.fields.unreadable
        } (${use})`}
      </Typography>
    </Box>
  );
}

/** The contrast of a colour of the theme; empty for any other colour. */
function useContrasts(path: FieldProps["path"]): Contrast[] {
  const [contrasts, setContrasts] = useState<Contrast[]>([]);
  const version = useStudioState((state) => state.version);
  const key = JSON.stringify(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may be one of the other colour
  useEffect(() => {
    let isCurrent = true;
    call<Contrast[]>("contrasts", { path: JSON.parse(key) }).then(
      (found) => isCurrent && setContrasts(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, version]);
  return contrasts;
}
