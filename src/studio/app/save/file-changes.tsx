import { Box, Typography } from "@mui/material";
import type { LineChange } from "../../protocol/saving.ts";
import { WORDS } from "../words/words.ts";
import { Changed } from "./difference.tsx";

/** The lines of the file that change. */
export const FileChanges = ({ changes }: { changes: readonly LineChange[] }) => (
  <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
    {changes.map(({ line, lines }) => (
      <Box key={line}>
        <Typography variant="caption" color="textSecondary">
          {WORDS.saving.line(line)}
        </Typography>
        {lines.map(({ type, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their order
          <Changed key={at} type={type} text={text} />
        ))}
      </Box>
    ))}
  </Box>
);
