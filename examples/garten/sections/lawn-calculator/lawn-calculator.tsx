import type { SectionProps } from "plumbline/kit";
import { SectionFrame, styled } from "plumbline/ui";
import { useEffect, useRef, useState } from "react";
import type { lawnCalculator } from "./section.ts";

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "1rem 2.5rem",
});

const Question = styled("label")({ display: "grid", gap: "0.5rem", fontWeight: 600 });

/** Screen readers announce changes. */
const Answer = styled("p")({
  fontFamily: "var(--font-heading)",
  fontSize: "1.75rem",
  lineHeight: 1.2,
});

const Metres = styled("input")({
  width: "9rem",
  padding: "0.75rem 1rem",
  font: "inherit",
  fontSize: "1.25rem",
  color: "var(--ink)",
  background: "var(--paper)",
  border: "2px solid var(--muted)",
  borderRadius: "0.5rem",
});

/** Rounds up to whole rolls, including offcuts. */
const rollsFor = (area: number, rollArea: number, offcuts: number) =>
  Math.ceil((Math.max(area, 0) * (1 + offcuts / 100)) / rollArea);

export function LawnCalculator(props: SectionProps<typeof lawnCalculator>) {
  const { area: first, rollArea, offcuts, words } = props;
  const [area, setArea] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have typed before this code loaded.
  useEffect(() => setArea(Number(input.current?.value ?? first)), [first]);
  return (
    <SectionFrame {...props}>
      <Row>
        <Question>
          {words.area}
          <Metres
            ref={input}
            type="number"
            min={1}
            value={area}
            onChange={({ target }) => setArea(Number(target.value))}
          />
        </Question>
        <Answer aria-live="polite">
          {words.rolls.replace("{count}", String(rollsFor(area, rollArea, offcuts)))}
        </Answer>
      </Row>
    </SectionFrame>
  );
}
