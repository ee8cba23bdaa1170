import type { SectionProps } from "plumbline/kit";
import {
  ActionButton,
  CardGrid,
  CardPicture,
  ItemHeading,
  Markdown,
  SectionFrame,
  styled,
  Text,
  TickList,
} from "plumbline/ui";
import type { tiers } from "./section.ts";

type TiersModel = SectionProps<typeof tiers>;
type Tier = TiersModel["tiers"][number];

const Offer = styled("div")(({ theme }) => ({
  background: "var(--card)",
  color: "var(--ink)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  gap: "1.5rem",
  height: "100%",
  border: theme.look.edge,
  borderRadius: theme.look.corner,
  overflow: "hidden",
}));

const Sign = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  padding: "1.5rem clamp(1.25rem, 3vw, 2rem)",
  borderBottom: theme.look.edge,
  '&[data-highlight="true"]': {
    background: "var(--accent)",
    color: "var(--onAccent)",
    "--muted": "var(--onAccent)",
  },
}));

/** The words beside the amount stay on one line. */
const Price = styled("p")({
  marginBlock: "0.25rem",
  "& > span": { display: "inline-block" },
});

const Inner = styled("div")({ paddingInline: "clamp(1.25rem, 3vw, 2rem)" });

const Foot = styled(Inner)({ paddingBottom: "clamp(1.25rem, 3vw, 2rem)" });

export const Tiers = (props: TiersModel) => (
  <SectionFrame {...props}>
    <CardGrid
      columns={3}
      cards={props.tiers.map((tier) => <TierBoard key={tier.name} {...tier} />)}
    />
  </SectionFrame>
);

const TierBoard = (tier: Tier) => {
  const { picture, name, billing, shownPrice, per, text, features, action, highlight } = tier;
  return (
    <Offer>
      <Sign data-highlight={highlight}>
        {picture && <CardPicture {...picture} />}
        {billing && <Text variant="overline">{billing}</Text>}
        <ItemHeading>{name}</ItemHeading>
        {shownPrice && (
          <Price>
            <Text variant="h2" component="span">
              {shownPrice}
            </Text>
            {per && (
              <>
                {" "}
                <Text component="span" color="textSecondary">
                  {per}
                </Text>
              </>
            )}
          </Price>
        )}
        <Markdown nodes={text} color="textSecondary" headingLevel={4} />
      </Sign>
      <Inner>
        <TickList items={features.map((title) => ({ title }))} />
      </Inner>
      <Foot>
        <ActionButton {...action} />
      </Foot>
    </Offer>
  );
};
