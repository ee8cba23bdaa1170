import type { SectionProps } from "plumbline/kit";
import {
  CARD_GRID,
  CardContainer,
  cellAttributes,
  Markdown,
  part,
  SectionFrame,
  styled,
} from "plumbline/ui";
import type { figures } from "./section.ts";

const Readings = styled("dl")(
  part("readings", {
    ...CARD_GRID,
    gap: 0,
  }),
);

const Reading = styled("div")(
  part("reading", {
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: "0.5rem",
  }),
);

const Value = styled("dd")({
  fontFamily: "var(--font-heading)",
  fontWeight: 800,
  fontSize: "clamp(1.75rem, 17cqi, 3.5rem)",
  lineHeight: 1,
  letterSpacing: "-0.02em",
});

const Note = styled("div")(part("foot", { marginTop: "1.25rem" }));

export const Figures = (props: SectionProps<typeof figures>) => (
  <SectionFrame {...props}>
    <CardContainer>
      <Readings>
        {props.figures.map(({ value, label }, index) => (
          <Reading key={label} {...cellAttributes(props.figures.length, 4)[index]}>
            <dt>{label}</dt>
            <Value>{value}</Value>
          </Reading>
        ))}
      </Readings>
    </CardContainer>
    {props.note && (
      <Note>
        <Markdown nodes={props.note} variant="body2" color="textSecondary" />
      </Note>
    )}
  </SectionFrame>
);
