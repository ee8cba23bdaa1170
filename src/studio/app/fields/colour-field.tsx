import { Box, InputAdornment, TextField as MuiTextField, Typography } from "@mui/material";
import { upperFirst } from "../../../lib/text.ts";
import type { Contrast, Control } from "../../protocol/fields.ts";
import { useFieldHelp } from "../problems/field-problems.tsx";
import { useStudioState } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { WORDS } from "../words/words.ts";
import type { FieldProps } from "./field-props.ts";
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
  const version = useStudioState((state) => state.version);
  // Only a colour of the theme has some. Each change may be one of the other colour.
  const { value: contrasts = [] } = useResponse<Contrast[]>("contrasts", { path }, version);
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
      <Contrasts isEnough={false} contrasts={contrasts} />
      <Contrasts isEnough contrasts={contrasts} />
    </div>
  );
}

/** What is hard to read with a colour, or what is easy to read. */
function Contrasts({
  contrasts,
  isEnough,
}: Pick<Contrast, "isEnough"> & { contrasts: Contrast[] }) {
  const own = contrasts.filter((contrast) => contrast.isEnough === isEnough);
  if (own.length === 0) return null;
  const words = isEnough ? WORDS.fields.readable : WORDS.fields.unreadable;
  return (
    <Typography
      variant="caption"
      component="div"
      color={isEnough ? "textSecondary" : "error"}
      sx={{ mt: 0.5, display: "flex", flexWrap: "wrap", columnGap: 1, rowGap: 0.25 }}
    >
      <Box component="strong" sx={{ flexBasis: own.length > 1 ? "100%" : "auto" }}>
        {upperFirst(words)}:
      </Box>
      {own.map(({ ratio, use, text, ground }) => (
        <span key={use}>
          <Box
            component="span"
            aria-hidden
            sx={{
              px: 0.5,
              mr: 0.5,
              borderRadius: 0.5,
              bgcolor: ground,
              color: text,
              fontWeight: 600,
            }}
          >
            Aa
          </Box>
          {`${use} (${ratio}:1)`}
        </span>
      ))}
    </Typography>
  );
}
