import { Box } from "@mui/material";
import type { ReactNode } from "react";

/**
 * A help text of the schema or a message of the check: English, with `code` for what is written as it is. `linkTo` makes
 * links of some of it.
 */
export function helpText(
  text: string | undefined,
  linkTo: (code: string) => ReactNode = () => undefined,
): ReactNode {
  if (!text) return undefined;
  // Every second part was between backticks.
  const parts = text.split(/`([^`]+)`/).map((words, at) => ({ words, isCode: at % 2 === 1, at }));
  return (
    <span lang="en" dir="ltr">
      {parts.map(({ words, isCode, at }) =>
        isCode ? (
          <Box component="code" key={`${at} ${words}`} sx={CODE}>
            {linkTo(words) ?? words}
          </Box>
        ) : (
          words
        ),
      )}
    </span>
  );
}

const CODE = {
  px: 0.5,
  borderRadius: 0.5,
  bgcolor: "action.hover",
  fontFamily: "ui-monospace, Consolas, monospace",
  fontSize: "0.95em",
  overflowWrap: "anywhere",
} as const;
