import { Box, Typography } from "@mui/material";

/** A line of text, or an edit. */
export interface Item {
  title?: string;
  before?: string;
  after?: string;
  /** Other positions of the same edit. */
  also?: string;
}

export const DifferenceItems = ({ items }: { items: readonly Item[] }) =>
  items.map(({ title, before, after, also }) => (
    <Box key={`${title} ${before} ${after}`} sx={{ mt: 1 }}>
      {title && <Typography variant="body2">{title}</Typography>}
      {before && <Changed type="removed" text={before} />}
      {after && <Changed type="added" text={after} />}
      {also && <Typography variant="caption">{also}</Typography>}
    </Box>
  ));

const SIGNS = { removed: "−", added: "+", same: " " } as const;
const TAGS = { removed: "del", added: "ins", same: "div" } as const;
const COLOURS = { removed: "error.main", added: "success.main", same: "text.secondary" } as const;

/** A line or a text that was removed or added, with a sign for those who see no colours. */
export const Changed = ({ type, text }: { type: keyof typeof SIGNS; text: string }) => (
  <Box
    component={TAGS[type]}
    dir="auto"
    sx={{
      display: "block",
      color: COLOURS[type],
      textDecoration: "none",
      fontFamily: "monospace",
      fontSize: 13,
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    }}
  >
    {SIGNS[type]} {text}
  </Box>
);
