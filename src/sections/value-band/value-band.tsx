import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionGround, SectionHead } from "../../ui/section-frame.tsx";
import { Split } from "../../ui/split.tsx";

const Promises = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  columnGap: "2rem",
  "& li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "0.25rem 0.875rem",
    alignItems: "center",
    alignContent: "start",
    paddingBlock: "1.25rem 1.75rem",
    borderTop: "1px solid var(--line)",
    "& svg": { color: "var(--link)", fontSize: "1.75rem" },
    "& p": { gridColumn: "1 / -1" },
  },
});

export const ValueBand = ({ id, background, heading, text, items }: SectionModel<"valueBand">) => (
  <SectionGround id={id} background={background}>
    {(headingId) => (
      <Split data-split="5-7">
        <SectionHead id={headingId} heading={heading} intro={text} />
        <Promises>
          {items.map(({ icon, title, text: words }) => (
            <li key={attribute(title)}>
              {icon && <Icon shapes={icon} />}
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary">{words}</Typography>
            </li>
          ))}
        </Promises>
      </Split>
    )}
  </SectionGround>
);
