import type { SectionProps } from "plumbline/kit";
import {
  ActionButton,
  Actions,
  CardGrid,
  CardPicture,
  ItemHeading,
  Markdown,
  SectionFrame,
  styled,
  styledText,
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

const FinePrint = styledText({ marginTop: "0.875rem" });

const Ribbon = styled("p")(({ theme }) => ({
  justifySelf: "start",
  margin: "0 0 0.25rem",
  padding: "0.25rem 0.75rem",
  background: "var(--ink)",
  color: "var(--paper)",
  borderRadius: theme.look.smallCorner,
  fontFamily: "var(--font-label)",
  fontSize: "0.875rem",
  fontWeight: 700,
  '[data-highlight="true"] > &': { background: "var(--onAccent)", color: "var(--accent)" },
}));

export const Tiers = (props: TiersModel) => (
  <SectionFrame {...props}>
    <CardGrid
      columns={3}
      cards={props.tiers.map((tier) => <TierBoard key={tier.name} {...tier} />)}
    />
  </SectionFrame>
);

const TierBoard = (tier: Tier) => {
  const { picture, ribbon, name, billing, secondPrice, text, features, highlight } = tier;
  const { action, secondAction } = tier;
  const actions = [action, secondAction].filter((each) => each !== undefined);
  return (
    <Offer>
      <Sign data-highlight={highlight}>
        {picture && <CardPicture {...picture} />}
        {ribbon && <Ribbon>{ribbon}</Ribbon>}
        {billing && <Text variant="overline">{billing}</Text>}
        <ItemHeading>{name}</ItemHeading>
        <Amount {...tier} />
        {secondPrice && <Text color="textSecondary">{joinedPrice(secondPrice)}</Text>}
        {text && <Markdown nodes={text} color="textSecondary" headingLevel={4} />}
      </Sign>
      {features && (
        <Inner>
          <TickList items={features.map((title) => ({ title }))} />
        </Inner>
      )}
      {(actions.length > 0 || tier.finePrint) && (
        <Foot>
          {secondAction ? <Actions actions={actions} /> : action && <ActionButton {...action} />}
          {tier.finePrint && (
            <FinePrint variant="body2" color="textSecondary">
              {tier.finePrint}
            </FinePrint>
          )}
        </Foot>
      )}
    </Offer>
  );
};

type Priced = Pick<Tier, "shownPrice" | "per">;

const joinedPrice = ({ shownPrice, per }: Priced) => [shownPrice, per].filter(Boolean).join(" ");

const Amount = ({ shownPrice, per }: Priced) =>
  shownPrice ? (
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
  ) : null;
