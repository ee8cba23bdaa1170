import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Markdown,
  OWN_DIRECTION,
  Picture,
  RTL,
  SectionGround,
  SectionHeading,
  Split,
  styled,
} from "plumbline/ui";
import type { about } from "./section.ts";

const Columns = styled(Split)({ alignItems: "center" });

const Portrait = styled("figure")(({ theme }) => ({
  justifySelf: "start",
  width: "min(100%, 26rem)",
  border: theme.look.edge,
  borderRadius: theme.look.corner,
  overflow: "hidden",
}));

/** The `sizes` of the portrait in its column. */
const PORTRAIT_SIZES = "(min-width: 860px) min(26rem, 37vw), min(26rem, 92vw)";

const NamePlate = styled("figcaption")(({ theme }) => ({
  padding: "0.75rem 1rem",
  background: "var(--accent)",
  borderTop: theme.look.edge,
  color: "var(--onAccent)",
  fontFamily: "var(--font-label)",
  fontWeight: 700,
}));

const Words = styled("div")({ display: "grid", gap: "1.5rem", justifyItems: "start" });

const Facts = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "1rem 2rem",
  width: "100%",
  // Items of the last row are as wide as the others.
  "& > div": { flex: "1 1 11rem", borderTop: theme.look.edge, paddingTop: "0.625rem" },
  "& dt": { fontSize: "0.9375rem", color: "var(--muted)" },
  "& dd": { fontWeight: 600 },
  [`${RTL} & dd`]: OWN_DIRECTION,
}));

export function About(props: SectionProps<typeof about>) {
  const { id, background, eyebrow, heading, text, picture, caption, facts, actions } = props;
  return (
    <SectionGround id={id} background={background}>
      {(headingId) => (
        <Columns data-split="5-7">
          <Portrait>
            <Picture {...picture} sizes={PORTRAIT_SIZES} />
            {caption && <NamePlate>{caption}</NamePlate>}
          </Portrait>
          <Words>
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
            <Markdown nodes={text} />
            {facts && (
              <Facts>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </Facts>
            )}
            <Actions actions={actions} />
          </Words>
        </Columns>
      )}
    </SectionGround>
  );
}
