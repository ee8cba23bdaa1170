import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import type { DifferenceItem, DifferenceModel } from "../../protocol/saving.ts";
import { useStore } from "../store/store.ts";
import { listInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";

/** At most this many pages of a change are named. */
const MAX_PAGES = 8;

type BlockModel = DifferenceModel["blocks"][number];

/** A difference in words: what visitors notice, and all of it with its technical part behind a button. */
export function Difference({
  difference: { title, blocks, totals, hidden = [] },
}: {
  difference: DifferenceModel;
}) {
  const { pages } = useStore("pages");
  const labels = new Map(pages.map(({ path, label }) => [path, label]));
  const nameOf = (path: string) => labels.get(path) ?? path;
  const seen = blocks.filter(({ isTechnical }) => !isTechnical);
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      <Typography>
        {seen.length === 0 && blocks.length + hidden.length > 0 ? WORDS.saving.unseen : title}
      </Typography>
      {hidden.length > 0 && (
        <Typography>
          {WORDS.saving.hidden(listInWords(hidden.slice(0, MAX_PAGES).map(nameOf)))}
          {hidden.length > MAX_PAGES && ` ${WORDS.saving.more(hidden.length - MAX_PAGES)}`}
        </Typography>
      )}
      {seen.map((block) => (
        <Block key={block.title + block.pages.join()} block={forOwners(block)} nameOf={nameOf} />
      ))}
      <Accordion
        variant="outlined"
        disableGutters
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary expandIcon={<ExpandMore />}>
          <Typography variant="body2">{WORDS.saving.details}</Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          {blocks.map((block) => (
            <Block key={block.title + block.pages.join()} block={block} nameOf={(path) => path} />
          ))}
          <Typography variant="body2" color="textSecondary">
            {totals}
          </Typography>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}

/** The part of a block that visitors notice, with the names that owners know. */
const forOwners = ({ name, title, items, ...block }: BlockModel): BlockModel => ({
  ...block,
  title: name ?? title,
  items: items.filter(({ isTechnical }) => !isTechnical).map(itemForOwners),
});

const itemForOwners = ({
  name,
  title,
  before,
  after,
  isWhole,
}: DifferenceItem): DifferenceItem => ({
  ...((name ?? title) && { title: name ?? title ?? "" }),
  ...(!isWhole && before && { before }),
  ...(!isWhole && after && { after }),
});

interface BlockProps {
  block: BlockModel;
  nameOf(path: string): string;
}

const Block = ({ block: { title, pages, items, more }, nameOf }: BlockProps) => (
  <Box component="section">
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    {pages.length > 0 && (
      <Typography variant="body2" color="textSecondary">
        {listInWords(pages.slice(0, MAX_PAGES).map(nameOf))}
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
