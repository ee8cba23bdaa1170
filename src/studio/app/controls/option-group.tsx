import { type AutocompleteRenderGroupParams, Box } from "@mui/material";
import type { HTMLAttributes } from "react";
import type { Suggestion } from "../../protocol/fields.ts";
import { WORDS } from "../words/words.ts";

/**
 * For options with headings. MUI's own groups have list items within a list box, which has options and groups only, so all
 * of these are plain elements with roles.
 */
export const IN_GROUPS = {
  slotProps: { listbox: { component: "div" } },
  renderGroup: ({ key, group, children }: AutocompleteRenderGroupParams) => (
    <Box key={key} role="group" aria-label={group || undefined}>
      {group && (
        <Box
          aria-hidden
          sx={{ px: 2, pt: 1, color: "text.secondary", fontSize: 12, fontWeight: 700 }}
        >
          {group}
        </Box>
      )}
      {children}
    </Box>
  ),
} as const;

/** An option; it takes the properties that MUI has for a list item. */
export const GroupedOption = (props: HTMLAttributes<HTMLElement>) => <div {...props} />;

const GROUPS = { pages: WORDS.pages, sections: WORDS.sections, ...WORDS.fields.groups };

/** The heading of the group that a suggestion is in. */
export const groupInWords = ({ group }: Suggestion): string => (group ? GROUPS[group] : "");
