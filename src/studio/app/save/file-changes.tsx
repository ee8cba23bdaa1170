import { Box, Typography } from "@mui/material";
import type { FileChange, LineChange } from "../../protocol/saving.ts";
import { WORDS } from "../words/words.ts";
import { Changed } from "./difference-items.tsx";

/** The lines that change, file by file. */
export const FilesChanges = ({ files }: { files: readonly FileChange[] }) => (
  <Box sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
    {files.map(({ name, changes }) => (
      <Box component="section" key={name}>
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        <FileChanges changes={changes} />
      </Box>
    ))}
  </Box>
);

const FileChanges = ({ changes }: { changes: readonly LineChange[] }) => (
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
