import ArrowIcon from "@mui/icons-material/ArrowForwardSharp";
import type { SectionProps } from "plumbline/kit";
import {
  Board,
  CardGrid,
  CardPicture,
  Icon,
  ItemHeading,
  linkProps,
  Markdown,
  MIRRORED,
  onBand,
  part,
  RTL,
  SectionFrame,
  Split,
  styled,
  useTexts,
  VisuallyHidden,
  wholeCard,
} from "plumbline/ui";
import type { featureGrid } from "./section.ts";

type Card = SectionProps<typeof featureGrid>["cards"][number];

const CardBoard = styled(Board)({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "0.75rem",
  height: "100%",
  transition: "border-color 140ms ease-out, transform 140ms ease-out",
  "&:has(a):hover": { borderColor: "var(--ink)" },
  "&:has(a):active": { transform: "translateY(2px)" },
});

/** The first card, if it has no picture that says the same. */
const LeadCard = styled(CardBoard)({
  "&&": onBand,
  borderColor: "var(--band)",
  borderTopColor: "var(--accent)",
  justifyContent: "flex-end",
  padding: "clamp(1.5rem, 3vw, 2.25rem)",
  '[data-ground="ink"] &&': { background: "var(--card)" },
});

/** Without a background. */
const PlainCard = styled("div")({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "0.625rem",
  height: "100%",
  paddingBlock: "0.5rem 1.25rem",
});

const Rows = styled("ul")({
  borderBottom: "1px solid var(--line)",
  "& > li": { borderTop: "1px solid var(--line)", paddingBlock: "clamp(1.5rem, 3vw, 2.25rem)" },
});

const Row = styled(Split)({
  position: "relative",
  gap: "1rem clamp(2rem, 5vw, 4rem)",
  alignItems: "center",
  "& > div": { display: "grid", gap: "0.625rem", justifyItems: "start" },
  "& > div:has(> span)": {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "1rem",
    alignItems: "center",
  },
});

const IconPlate = styled("span")(
  part("plate", ({ theme }) => ({
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    marginBottom: "0.5rem",
    borderRadius: theme.look.smallCorner,
  })),
);

/** The card's link; the whole card is clickable. */
const CardLink = styled("a")({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  marginTop: "auto",
  paddingTop: "0.5rem",
  fontWeight: 600,
  "& svg": { fontSize: "1.125rem", transition: "transform 140ms ease-out" },
  ...wholeCard(3),
  "&:hover svg": { transform: "translateX(3px)" },
  [`${RTL} & svg`]: MIRRORED,
});

export const FeatureGrid = (props: SectionProps<typeof featureGrid>) => (
  <SectionFrame {...props}>
    {props.layout === "rows" ? (
      <Rows>
        {props.cards.map((card) => (
          <li key={card.title}>
            <FeatureRow {...card} />
          </li>
        ))}
      </Rows>
    ) : (
      <CardGrid
        columns={props.columns}
        layout={props.layout === "lead" ? "lead" : "even"}
        cards={props.cards.map((card, index) => {
          const isLead = props.layout === "lead" && index === 0 && !card.picture;
          const Cell = isLead ? LeadCard : props.layout === "plain" ? PlainCard : CardBoard;
          return (
            <Cell key={card.title}>
              {card.picture && <CardPicture {...card.picture} />}
              <Title {...card} />
              <Words {...card} />
            </Cell>
          );
        })}
      />
    )}
  </SectionFrame>
);

/** The picture beside the words, or the title beside the text. */
const FeatureRow = (card: Card) => (
  <Row data-split="5-7">
    {card.picture ? (
      <CardPicture {...card.picture} />
    ) : (
      <div>
        <Title {...card} />
      </div>
    )}
    <div>
      {card.picture && <Title {...card} />}
      <Words {...card} />
    </div>
  </Row>
);

const Title = ({ icon, title }: Card) => (
  <>
    {icon && (
      <IconPlate>
        <Icon shapes={icon} />
      </IconPlate>
    )}
    <ItemHeading>{title}</ItemHeading>
  </>
);

const Words = ({ title, text, link, linkLabel }: Card) => (
  <>
    <Markdown nodes={text} color="textSecondary" headingLevel={4} />
    {link && (
      <CardLink {...linkProps(link)}>
        {linkLabel ?? <More title={title} />}
        <ArrowIcon aria-hidden />
      </CardLink>
    )}
  </>
);

/** The text of a card's link, with the card's title for screen readers. */
function More({ title }: Pick<Card, "title">) {
  const { more, about } = useTexts("cards");
  const [before, after] = about.split("{title}");
  return (
    <span>
      {more}
      <VisuallyHidden>
        {` ${before}`}
        {title}
        {after}
      </VisuallyHidden>
    </span>
  );
}
