import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import type { Words } from "../../model/words.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Board } from "../../ui/board.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";
import type { deriveTestimonials } from "./derive.ts";

type Testimonials = SectionModel<"testimonials", typeof deriveTestimonials>;
type Quote = Testimonials["quotes"][number];

const Grid = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))",
  gap: "1.25rem",
});

const Card = styled(Board)({ height: "100%" });

const Figure = styled("figure")({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "1.25rem",
  height: "100%",
  "& > blockquote": { margin: 0 },
});

export const Testimonials = (props: Testimonials) => (
  <SectionFrame {...props}>
    <Grid>
      {props.quotes.map((quote, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed once compiled; order is identity
        <li key={index}>
          <Card>
            <Saying {...quote} day={props.days[index]} />
          </Card>
        </li>
      ))}
    </Grid>
  </SectionFrame>
);

const Saying = ({ text, author, about, source, date, day }: Quote & { day: Words | undefined }) => (
  <Figure>
    <blockquote {...citeOf(source)}>
      <Markdown nodes={text} headingLevel={3} />
    </blockquote>
    <figcaption>
      <strong>{author}</strong>
      {about && <Typography color="textSecondary">{about}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {source.link ? <Anchor link={source.link}>{source.name}</Anchor> : source.name}
        {" · "}
        <time dateTime={date}>{day}</time>
      </Typography>
    </figcaption>
  </Figure>
);

/** The address of the source, where it is a page. */
const citeOf = ({ link }: Quote["source"]) =>
  link && /^(https?:|\/)/.test(link.href) ? { cite: link.href } : {};
