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
  styled,
  useTexts,
  VisuallyHidden,
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
  '[data-layout="lead"] > :first-of-type > &': {
    ...onBand,
    borderColor: "var(--band)",
    borderTopColor: "var(--accent)",
    justifyContent: "flex-end",
    padding: "clamp(1.5rem, 3vw, 2.25rem)",
  },
  '[data-ground="ink"] [data-layout="lead"] > :first-of-type > &': { background: "var(--card)" },
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
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover svg": { transform: "translateX(3px)" },
  [`${RTL} & svg`]: MIRRORED,
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: "3px solid var(--link)", outlineOffset: 3 },
});

export const FeatureGrid = (props: SectionProps<typeof featureGrid>) => (
  <SectionFrame {...props}>
    <CardGrid
      columns={props.columns}
      layout={props.layout}
      cards={props.cards.map((card) => <FeatureCard key={card.title} {...card} />)}
    />
  </SectionFrame>
);

const FeatureCard = ({ picture, icon, title, text, link, linkLabel }: Card) => (
  <CardBoard>
    {picture && <CardPicture {...picture} />}
    {icon && (
      <IconPlate>
        <Icon shapes={icon} />
      </IconPlate>
    )}
    <ItemHeading>{title}</ItemHeading>
    <Markdown nodes={text} color="textSecondary" headingLevel={4} />
    {link && (
      <CardLink {...linkProps(link)}>
        {linkLabel ?? <More title={title} />}
        <ArrowIcon aria-hidden />
      </CardLink>
    )}
  </CardBoard>
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
