import { type AutocompleteRenderGroupParams, Box } from "@mui/material";

/** Options with their heading, as a group of the list box; MUI's own have list items that no list has. */
export const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <Box component="li" key={key} role="group" aria-label={group || undefined}>
    {group && (
      <Box
        aria-hidden
        sx={{ px: 2, pt: 1, color: "text.secondary", fontSize: 12, fontWeight: 700 }}
      >
        {group}
      </Box>
    )}
    <Box component="ul" role="presentation" sx={{ p: 0, listStyle: "none" }}>
      {children}
    </Box>
  </Box>
);
