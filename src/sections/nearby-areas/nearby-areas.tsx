import type { SectionProps } from "plumbline/kit";
import { Anchor, SectionFrame, styled } from "plumbline/ui";
import type { nearbyAreas } from "./section.ts";

/** Place names like on a road sign: columns with a rule above each line. */
const Places = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, clamp(8.5rem, 20vw, 13rem)), 1fr))",
  columnGap: "clamp(1.25rem, 3vw, 2.5rem)",
  "& li": {
    borderTop: "1px solid var(--line)",
    fontFamily: "var(--font-label)",
    fontWeight: 600,
    fontSize: "1.0625rem",
  },
  "& a, & span": { display: "block", paddingBlock: "0.8125rem" },
});

export const NearbyAreas = (props: SectionProps<typeof nearbyAreas>) => (
  <SectionFrame {...props}>
    <Places>
      {props.areas?.map((area, index) => {
        const link = props.links[index];
        return (
          <li key={area}>{link ? <Anchor link={link}>{area}</Anchor> : <span>{area}</span>}</li>
        );
      })}
      {props.others?.map(({ label, link }) => (
        <li key={link.href}>
          <Anchor link={link}>{label}</Anchor>
        </li>
      ))}
    </Places>
  </SectionFrame>
);
