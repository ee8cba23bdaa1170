import { styled } from "@mui/material/styles";
import type { SectionModel } from "../../model/route.ts";
import { Actions } from "../../ui/actions.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { MIRRORED, RTL } from "../../ui/mirror.ts";
import { SectionGround, SectionHeading } from "../../ui/section-frame.tsx";
import { Split } from "../../ui/split.tsx";

/** Hazard chevrons, as a thin edge only. */
const Chevrons = styled("div")({
  position: "absolute",
  insetInline: 0,
  top: 0,
  height: "0.625rem",
  background:
    "repeating-linear-gradient(-45deg, var(--accent) 0 0.875rem, var(--onAccent) 0.875rem 1.75rem)",
  [`${RTL} &`]: MIRRORED,
});

const Columns = styled(Split)({ alignItems: "end" });

const Call = styled("div")({ display: "grid", gap: "1.5rem", maxWidth: "46rem" });

export function CtaBand(props: SectionModel<"ctaBand">) {
  const { id, background, heading, text, actions, details } = props;
  return (
    <SectionGround id={id} background={background}>
      {(headingId) => (
        <>
          <Chevrons aria-hidden />
          <Columns data-split={details ? "7-5" : undefined}>
            <Call>
              <SectionHeading id={headingId}>{heading}</SectionHeading>
              {text && <Markdown nodes={text} variant="subtitle1" color="textSecondary" />}
              <Actions actions={actions} />
            </Call>
            {details && <FactList facts={details} />}
          </Columns>
        </>
      )}
    </SectionGround>
  );
}
