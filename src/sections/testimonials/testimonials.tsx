import EmptyIcon from "@mui/icons-material/StarBorderSharp";
import HalfIcon from "@mui/icons-material/StarHalfSharp";
import StarIcon from "@mui/icons-material/StarSharp";
import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Anchor,
  Board,
  CardGrid,
  Markdown,
  MIRRORED,
  Picture,
  part,
  RTL,
  SectionFrame,
  styled,
  Text,
  VisuallyHidden,
} from "plumbline/ui";
import type { testimonials } from "./section.ts";

type Testimonials = SectionProps<typeof testimonials>;
type Quote = Testimonials["quotes"][number];

const Card = styled(Board)({ height: "100%" });

const Figure = styled("figure")({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "1.25rem",
  height: "100%",
  "& > blockquote": { margin: 0 },
});

const Caption = styled("figcaption")({
  display: "flex",
  alignItems: "center",
  gap: "0.875rem",
});

const Portrait = styled("div")({
  flex: "none",
  "& img": { width: "4rem", height: "4rem", objectFit: "cover", borderRadius: "50%" },
});

const Below = styled("div")(part("foot", { marginTop: "clamp(1.5rem, 3vw, 2.25rem)" }));

/** The first quote, in large letters without a card. */
const Large = styled("div")(part("head"), ({ theme }) => ({
  maxWidth: "64rem",
  marginBottom: 0,
  "& blockquote > p": { justifyContent: "inherit" },
  "& blockquote > div": {
    maxWidth: "none",
    fontFamily: "var(--font-heading)",
    fontSize: theme.look.type.h2.fontSize,
    letterSpacing: theme.look.type.h2.letterSpacing,
    lineHeight: 1.18,
    textWrap: "balance",
  },
  [`${RTL} & blockquote > div`]: { letterSpacing: 0 },
  "& + *": { marginTop: "clamp(2rem, 5vw, 3.5rem)" },
}));

export const Testimonials = (props: Testimonials) => {
  const sayings = props.quotes.map((quote, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed once compiled; order is identity
    <Saying key={index} {...quote} day={props.days[index]} rating={props.ratings[index]} />
  ));
  const large = props.layout === "large" ? 1 : 0;
  const cards = sayings.slice(large).map((saying) => <Card key={saying.key}>{saying}</Card>);
  return (
    <SectionFrame {...props}>
      {large > 0 && <Large>{sayings[0]}</Large>}
      {cards.length > 0 && <CardGrid columns={3} cards={cards} />}
      {props.actions && (
        <Below>
          <Actions actions={props.actions} />
        </Below>
      )}
    </SectionFrame>
  );
};

interface Derived {
  day: string | null | undefined;
  rating: Testimonials["ratings"][number] | undefined;
}

const Saying = ({ text, author, picture, about, source, date, day, rating }: Quote & Derived) => (
  <Figure>
    <blockquote {...quoteSource(source)}>
      {rating && <Stars {...rating} />}
      <Markdown nodes={text} headingLevel={3} />
    </blockquote>
    <Caption>
      {picture && (
        <Portrait>
          <Picture {...picture} sizes="4rem" />
        </Portrait>
      )}
      <div>
        <strong>{author}</strong>
        {about && <Text color="textSecondary">{about}</Text>}
        {(source || day) && (
          <Text variant="body2" color="textSecondary">
            {source?.link ? <Anchor link={source.link}>{source.name}</Anchor> : source?.name}
            {source && day && " · "}
            {day && <time dateTime={date}>{day}</time>}
          </Text>
        )}
      </div>
    </Caption>
  </Figure>
);

const Row = styled("p")({
  position: "relative",
  display: "flex",
  margin: "0 0 0.5rem",
  [`${RTL} & > svg`]: MIRRORED,
});

const Stars = ({ full, words }: NonNullable<Derived["rating"]>) => (
  <Row>
    {full.map((share, index) => {
      const Star = share === 1 ? StarIcon : share > 0 ? HalfIcon : EmptyIcon;
      // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its position
      return <Star key={index} aria-hidden fontSize="small" />;
    })}
    <VisuallyHidden>{words}</VisuallyHidden>
  </Row>
);

/** The address of the source, if it is a page. */
const quoteSource = (source: Quote["source"]) =>
  source?.link && /^(https?:|\/)/.test(source.link.href) ? { cite: source.link.href } : {};
