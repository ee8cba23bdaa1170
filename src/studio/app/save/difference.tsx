import { Box, Typography } from "@mui/material";
import type { DifferenceModel } from "../../protocol/saving.ts";
import { WORDS } from "../words/words.ts";

/** At most this many pages of a change are named. */
const MAX_PAGES = 8;

/** A difference in words: what visitors and search engines notice. */
export const Difference = ({
  difference: { title, blocks, totals },
}: {
  difference: DifferenceModel;
}) => (
  <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
    <Typography>{title}</Typography>
    {blocks.map((block) => (
      <Block key={block.title + block.pages.join()} block={block} />
    ))}
    <Typography variant="body2" color="textSecondary">
      {totals}
    </Typography>
  </Box>
);

const Block = ({
  block: { title, pages, items, more },
}: {
  block: DifferenceModel["blocks"][number];
}) => (
  <Box component="section">
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    {pages.length > 0 && (
      <Typography variant="body2" color="textSecondary">
        {pages.slice(0, MAX_PAGES).join(", ")}
        {pages.length > MAX_PAGES && ` ${WORDS.saving.more(pages.length - MAX_PAGES)}`}
      </Typography>
    )}
    {items.map(({ title: what, before, after, also }) => (
      <Box key={`${what} ${before} ${after}`} sx={{ mt: 1 }}>
        {what && <Typography variant="body2">{what}</Typography>}
        {before && <Changed type="removed" text={before} />}
        {after && <Changed type="added" text={after} />}
        {also && <Typography variant="caption">{also}</Typography>}
      </Box>
    ))}
    {more > 0 && <Typography variant="body2">{WORDS.saving.more(more)}</Typography>}
  </Box>
);

const SIGNS = { removed: "−", added: "+", same: " " } as const;
const TAGS = { removed: "del", added: "ins", same: "div" } as const;
const COLOURS = { removed: "error.main", added: "success.main", same: "text.secondary" } as const;

/** A line or a text that was removed or added, with a sign for those who see no colours. */
export const Changed = ({ type, text }: { type: keyof typeof SIGNS; text: string }) => (
  <Box
    component={TAGS[type]}
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
