import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { ActionButton } from "../../ui/actions.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type Tier = SectionModel<"tiers">["tiers"][number];

const Grid = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  gap: "1.5rem",
});

const Board = styled(Paper)({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: "1.5rem",
  height: "100%",
  borderWidth: 2,
  borderColor: "var(--ink)",
});

const Sign = styled("div")({
  display: "grid",
  gap: "0.375rem",
  padding: "1.5rem clamp(1.25rem, 3vw, 2rem)",
  borderBottom: "2px solid var(--ink)",
  '&[data-highlight="true"]': {
    background: "var(--accent)",
    color: "var(--onAccent)",
    "--muted": "var(--onAccent)",
  },
});

const Inner = styled("div")({ paddingInline: "clamp(1.25rem, 3vw, 2rem)" });

const Foot = styled(Inner)({ paddingBottom: "clamp(1.25rem, 3vw, 2rem)" });

export const Tiers = (props: SectionModel<"tiers">) => (
  <SectionFrame {...props}>
    <Grid>
      {props.tiers.map((tier) => (
        <li key={attribute(tier.name)}>
          <TierBoard {...tier} />
        </li>
      ))}
    </Grid>
  </SectionFrame>
);

const TierBoard = ({ name, billing, text, features, action, highlight }: Tier) => (
  <Board>
    <Sign data-highlight={highlight}>
      {billing && <Typography variant="overline">{billing}</Typography>}
      <Typography variant="h3">{name}</Typography>
      <Markdown nodes={text} color="textSecondary" headingLevel={4} />
    </Sign>
    <Inner>
      <TickList items={features.map((title) => ({ title }))} />
    </Inner>
    <Foot>
      <ActionButton {...action} />
    </Foot>
  </Board>
);
