import { Box, Divider, MenuItem, TextField } from "@mui/material";
import { WORDS } from "../words/words.ts";
import { ALL, type Choice } from "./views.ts";

interface ChoicesProps {
  choices: readonly Choice[];
  onChoose(key: string, value: string): void;
}

/** What can be chosen for a section. */
export const Choices = ({ choices, onChoose }: ChoicesProps) => (
  <Box
    role="group"
    aria-label={WORDS.workbench.variants}
    sx={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(128px, 1fr))",
      gap: 1,
      p: 1.5,
      borderBottom: 1,
      borderColor: "divider",
      bgcolor: "background.paper",
    }}
  >
    {choices.map(({ key, label, value, preset, options }) => (
      <TextField
        key={key}
        select
        label={label}
        value={value}
        onChange={({ target }) => onChoose(key, target.value)}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { dir: "auto" } },
        }}
      >
        {preset !== undefined && <MenuItem value="">{preset}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
        {options.length > 1 && <Divider component="li" />}
        {options.length > 1 && <MenuItem value={ALL}>{WORDS.workbench.all}</MenuItem>}
      </TextField>
    ))}
  </Box>
);
