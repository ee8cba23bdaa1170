import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Board,
  CardGrid,
  ItemHeading,
  linkProps,
  Markdown,
  NewTabHint,
  Picture,
  part,
  SectionFrame,
  styled,
  Text,
  useTexts,
  wholeCard,
} from "plumbline/ui";
import type { products } from "./section.ts";

type Product = SectionProps<typeof products>["products"][number];

const Card = styled(Board)({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  padding: 0,
  overflow: "hidden",
  transition: "border-color 140ms ease-out",
  "&:has(a):hover": { borderColor: "var(--ink)" },
});

const Shelf = styled("div")({
  "& img": { aspectRatio: "1", objectFit: "cover" },
  '&[data-sold-out="true"] img': { opacity: 0.6 },
});

const Words = styled("div")({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: "0.5rem",
  // Looks without boxes set `--inset`.
  padding: "1.25rem var(--inset, 1.5rem) 1.5rem",
});

/** The link of the whole card. */
const CardLink = styled("a")({
  display: "inline-block",
  paddingBlock: "0.125rem",
  color: "inherit",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
  ...wholeCard(-3),
});

const Ribbon = styled("p")(({ theme }) => ({
  alignSelf: "flex-start",
  margin: 0,
  padding: "0.25rem 0.75rem",
  background: "var(--ink)",
  color: "var(--paper)",
  borderRadius: theme.look.smallCorner,
  fontFamily: "var(--font-label)",
  fontSize: "0.875rem",
  fontWeight: 700,
  "[data-sold-out] + * > &": {
    position: "absolute",
    insetBlockStart: "0.875rem",
    insetInlineStart: "0.875rem",
    maxWidth: "calc(100% - 1.75rem)",
  },
}));

const Price = styled("p")({
  margin: 0,
  marginTop: "auto",
  paddingTop: "0.5rem",
  fontWeight: 700,
  fontVariantNumeric: "var(--digits)",
});

const Below = styled("div")(part("foot", { marginTop: "clamp(1.5rem, 4vw, 2.5rem)" }));

const sizesIn = (columns: number) =>
  `(min-width: 992px) ${Math.ceil(73 / columns)}rem, (min-width: 620px) 46vw, 92vw`;

export const Products = (props: SectionProps<typeof products>) => (
  <SectionFrame {...props}>
    <CardGrid
      columns={props.columns}
      layout="equal"
      cards={props.products.map((product) => (
        <ProductCard key={product.name} {...product} sizes={sizesIn(props.columns)} />
      ))}
    />
    {props.actions.length > 0 && (
      <Below>
        <Actions actions={props.actions} />
      </Below>
    )}
  </SectionFrame>
);

function ProductCard(props: Product & { sizes: string }) {
  const { name, picture, text, link, ribbon, soldOut, shownPrice, per, sizes } = props;
  const texts = useTexts("shop");
  const sign = soldOut ? texts.soldOut : ribbon;
  return (
    <Card>
      {picture && (
        <Shelf data-sold-out={soldOut}>
          <Picture {...picture} sizes={sizes} />
        </Shelf>
      )}
      <Words>
        {sign && <Ribbon>{sign}</Ribbon>}
        <ItemHeading>
          {link ? (
            <CardLink {...linkProps(link)}>
              {name}
              <NewTabHint link={link} />
            </CardLink>
          ) : (
            name
          )}
        </ItemHeading>
        {text && <Markdown nodes={text} color="textSecondary" headingLevel={4} />}
        {shownPrice && (
          <Price>
            {shownPrice}
            {per && (
              <Text component="span" color="textSecondary">
                {` ${per}`}
              </Text>
            )}
          </Price>
        )}
      </Words>
    </Card>
  );
}
