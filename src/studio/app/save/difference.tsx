import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import type { DifferenceModel } from "../../protocol/saving.ts";
import { useStore } from "../store/store.ts";
import { listInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { DifferenceItems, type Item } from "./difference-items.tsx";
import { titledBlock } from "./titled-block.ts";

/** At most this many pages of a change are named. */
const MAX_PAGES = 8;

/** What visitors notice, in words, and all of it in English with its technical part behind a button. */
export function Difference({
  difference: { base, blocks, details, hidden = [] },
}: {
  difference: DifferenceModel;
}) {
  const { pages } = useStore("pages");
  const labels = new Map(pages.map(({ path, label }) => [path, label]));
  const nameOf = (path: string) => labels.get(path) ?? path;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      {details && (
        <Typography>
          {blocks.length === 0 ? WORDS.saving.unseen : WORDS.difference.base[base]}
        </Typography>
      )}
      {hidden.length > 0 && (
        <Typography>{WORDS.saving.hidden(firstOf(hidden.map(nameOf)))}</Typography>
      )}
      {blocks.map((block) => {
        const titled = titledBlock(block, nameOf);
        return <Block key={`${block.type} ${titled.title} ${titled.pages.join()}`} {...titled} />;
      })}
      {details && <Details {...details} />}
    </Box>
  );
}

/** All of a difference in English. */
const Details = ({ title, blocks, totals }: NonNullable<DifferenceModel["details"]>) => (
  <Accordion variant="outlined" disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
    <AccordionSummary expandIcon={<ExpandMore />}>
      <Typography variant="body2">{WORDS.saving.details}</Typography>
    </AccordionSummary>
    <AccordionDetails lang="en" dir="ltr" sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
      <Typography variant="body2">{title}</Typography>
      {blocks.map((block) => (
        <Block key={block.title + block.pages.join()} {...block} />
      ))}
      <Typography variant="body2" color="textSecondary">
        {totals}
      </Typography>
    </AccordionDetails>
  </Accordion>
);

/** The first ones, and the number of the others. */
function firstOf(names: readonly string[]): string {
  const more = names.length - MAX_PAGES;
  return [
    listInWords(names.slice(0, MAX_PAGES)),
    ...(more > 0 ? [WORDS.saving.more(more)] : []),
  ].join(" ");
}

interface BlockProps {
  title: string;
  pages: readonly string[];
  items: readonly Item[];
  more: number;
}

const Block = ({ title, pages, items, more }: BlockProps) => (
  <Box component="section">
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    {pages.length > 0 && (
      <Typography variant="body2" color="textSecondary">
        {firstOf(pages)}
      </Typography>
    )}
    <DifferenceItems items={items} />
    {more > 0 && <Typography variant="body2">{WORDS.saving.more(more)}</Typography>}
  </Box>
);
