import { styled } from "@mui/material/styles";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { RTL } from "../../ui/mirror.ts";
import { SectionFrame } from "../../ui/section-frame.tsx";

/** The yellow of a tape measure, with long and short strokes along its edge, to the right or to the left. */
const tape = (direction: "90deg" | "-90deg") =>
  [
    `repeating-linear-gradient(${direction}, var(--onAccent) 0 2px, transparent 2px 5rem) 0 0 / 100% 1.25rem no-repeat`,
    `repeating-linear-gradient(${direction}, var(--onAccent) 0 1px, transparent 1px 1rem) 0 0 / 100% 0.625rem no-repeat`,
    "var(--accent)",
  ].join(", ");

const Tape = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  background: tape("90deg"),
  [`${RTL} &`]: { background: tape("-90deg") },
  color: "var(--onAccent)",
  border: "2px solid var(--accentEdge)",
  borderRadius: 3,
});

const Reading = styled("div")({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: "0.5rem",
  padding: "2.25rem 1.5rem 1.5rem",
  borderInlineStart: "2px solid var(--onAccent)",
  marginInlineStart: -2,
});

const Value = styled("dd")({
  fontFamily: "var(--font-heading)",
  fontWeight: 800,
  fontSize: "clamp(1.75rem, 17cqi, 3.5rem)",
  lineHeight: 1,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
});

const Note = styled("div")({ marginTop: "1.25rem" });

export const Figures = (props: SectionModel<"figures">) => (
  <SectionFrame {...props}>
    <Tape>
      {props.figures.map(({ value, label }) => (
        <Reading key={attribute(label)}>
          <dt>{label}</dt>
          <Value>{value}</Value>
        </Reading>
      ))}
    </Tape>
    {props.note && (
      <Note>
        <Markdown nodes={props.note} variant="body2" color="textSecondary" />
      </Note>
    )}
  </SectionFrame>
);
