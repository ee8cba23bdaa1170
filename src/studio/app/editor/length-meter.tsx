import { Box, Typography } from "@mui/material";
import { replaceTokens } from "../../../lib/token.ts";
import type { TextControl, TokenModel } from "../../protocol/fields.ts";
import { WORDS } from "../words/words.ts";

interface LengthMeterProps extends Pick<TextControl, "length" | "maximum"> {
  text: string;
  tokens: readonly TokenModel[];
}

const words = WORDS.writing;

/** How long a text is as visitors read it, where that matters. */
export function LengthMeter({ text, tokens, length, maximum }: LengthMeterProps) {
  const most = maximum ?? length?.max;
  if (most === undefined) return null;
  const shownFor = (name: string) => tokens.find((token) => token.name === name)?.value;
  const count = [...replaceTokens(text, (name, token) => shownFor(name) ?? token)].length;
  const least = length?.min ?? 0;
  const long = maximum === undefined ? words.isLong : words.isTooLong;
  const isShort = count > 0 && count < least;
  const note = count > most ? long : isShort ? words.isShort(least) : undefined;
  return (
    <Typography component="span" variant="caption" color="textPrimary" sx={{ display: "block" }}>
      <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1, mt: 0.5 }}>
        <Box component="span" aria-hidden sx={BAR}>
          <Box
            component="span"
            sx={{
              ...FILLED,
              width: `${Math.min(100, (100 * count) / most)}%`,
              bgcolor: note ? "warning.main" : "success.main",
            }}
          />
        </Box>
        {words.length(count, most)}
      </Box>
      {/* It has a line also without words, so that nothing below moves when they come. */}
      <Box component="span" sx={{ display: "block", minHeight: "1lh" }}>
        {note}
      </Box>
    </Typography>
  );
}

const BAR = {
  display: "block",
  width: 72,
  height: 4,
  flexShrink: 0,
  borderRadius: 1,
  overflow: "hidden",
  bgcolor: "action.selected",
} as const;

const FILLED = { display: "block", height: "100%" } as const;
