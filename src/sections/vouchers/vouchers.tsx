import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Anchor,
  CardPicture,
  Markdown,
  SectionGround,
  SectionHeading,
  Split,
  styled,
  Text,
  TickList,
  useTexts,
} from "plumbline/ui";
import type { vouchers } from "./section.ts";

type Props = SectionProps<typeof vouchers>;
type Amount = NonNullable<Props["amounts"]>[number];

const Columns = styled(Split)({ alignItems: "center" });

/** A card with a row of holes where its stub tears off. */
const Card = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "space-between",
  gap: "1rem",
  aspectRatio: "7 / 4",
  padding: "clamp(1.25rem, 4vw, 2rem)",
  paddingInlineEnd: "28%",
  background:
    "linear-gradient(var(--onAccent) 50%, transparent 0) 78% 0 / 2px 0.75rem repeat-y, var(--accent)",
  border: theme.look.edge,
  borderRadius: theme.look.corner,
  color: "var(--onAccent)",
  printColorAdjust: "exact",
  '[dir="rtl"] &': { backgroundPositionX: "22%, 0" },
}));

const Words = styled("div")({
  display: "grid",
  gap: "1.5rem",
  justifyItems: "start",
  "& > ul": { width: "100%" },
});

const Amounts = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem",
  "& > li > *": {
    display: "grid",
    alignContent: "center",
    height: "100%",
    minHeight: "3.25rem",
    padding: "0.5rem 1.125rem",
    border: "1px solid var(--line)",
    borderRadius: theme.look.smallCorner,
    background: "var(--card)",
    color: "var(--ink)",
    textDecoration: "none",
  },
  "& > li > a:hover": { borderColor: "var(--ink)" },
  "& strong": { fontVariantNumeric: "var(--digits)" },
}));

export function Vouchers(props: Props) {
  const { id, background, eyebrow, heading, text, picture, amounts, points, actions } = props;
  return (
    <SectionGround id={id} background={background} labelled={heading !== undefined}>
      {(headingId) => (
        <Columns data-split="5-7">
          {picture ? <CardPicture {...picture} /> : <Voucher {...props} />}
          <Words>
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
            {text && <Markdown nodes={text} />}
            {amounts && (
              <Amounts>
                {amounts.map((amount) => (
                  <li key={`${amount.for} ${amount.shownPrice}`}>
                    <AmountLink {...amount} />
                  </li>
                ))}
              </Amounts>
            )}
            {points && <TickList items={points.map((title) => ({ title }))} />}
            <Actions actions={actions} />
          </Words>
        </Columns>
      )}
    </SectionGround>
  );
}

function Voucher({ title, issuer }: Pick<Props, "title" | "issuer">) {
  const { voucher } = useTexts("shop");
  return (
    <Card>
      <Text>{issuer}</Text>
      <Text variant="h2" component="p">
        {title ?? voucher}
      </Text>
    </Card>
  );
}

const AmountLink = ({ link, ...amount }: Amount) =>
  link ? (
    <Anchor link={link}>
      <AmountWords {...amount} />
    </Anchor>
  ) : (
    <div>
      <AmountWords {...amount} />
    </div>
  );

const AmountWords = ({ for: purpose, shownPrice, per }: Omit<Amount, "link">) => (
  <>
    {purpose && <span>{purpose}</span>}
    <span>
      <strong>{shownPrice}</strong>
      {per && ` ${per}`}
    </span>
  </>
);
