import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Markdown,
  Picture,
  part,
  SectionGround,
  SectionHeading,
  styled,
  TickList,
  Split as TwoColumns,
} from "plumbline/ui";
import type { split } from "./section.ts";

type Props = SectionProps<typeof split>;

const Columns = styled(TwoColumns)({ alignItems: "center" });

const Halves = styled(Columns)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));

const Framed = styled("figure")(
  part("figure", ({ theme }) => ({
    border: theme.look.edge,
    borderRadius: theme.look.corner,
    overflow: "hidden",
  })),
);

const Portrait = styled(Framed)({ justifySelf: "start", width: "min(100%, 26rem)" });

/** On a phone, the picture is always first. */
const last = <C extends typeof Framed>(Frame: C) =>
  styled(Frame)(({ theme }) => ({ [theme.breakpoints.up("md")]: { order: 1 } }));

const LastFramed = last(Framed);

const LastPortrait = last(Portrait);

/** The `sizes` of the picture in its column. */
const SIZES: Record<Props["size"], string> = {
  small: "(min-width: 860px) min(26rem, 37vw), min(26rem, 92vw)",
  medium: "(min-width: 860px) min(33rem, 44vw), 92vw",
  large: "(min-width: 860px) min(39rem, 52vw), 92vw",
};

const NamePlate = styled("figcaption")(({ theme }) => ({
  padding: "0.75rem 1rem",
  background: "var(--accent)",
  borderTop: theme.look.edge,
  color: "var(--onAccent)",
  fontFamily: "var(--font-label)",
  fontWeight: 700,
}));

const Words = styled("div")({ display: "grid", gap: "1.5rem", justifyItems: "start" });

const Points = styled("div")({ width: "100%" });

const Facts = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "1rem 2rem",
  width: "100%",
  // Items of the last row are as wide as the others.
  "& > div": { flex: "1 1 11rem", borderTop: theme.look.edge, paddingTop: "0.625rem" },
  "& dt": { fontSize: "0.9375rem", color: "var(--muted)" },
  "& dd": { fontWeight: 600 },
}));

export function Split(props: Props) {
  const { id, background, eyebrow, heading, text, picture, caption, size } = props;
  const { isPictureLast, points, facts, actions } = props;
  // Pages have only the styles of what they show.
  const Sides = size === "medium" ? Halves : Columns;
  const [first, second] = size === "small" ? [Portrait, LastPortrait] : [Framed, LastFramed];
  const Frame = isPictureLast ? second : first;
  return (
    <SectionGround id={id} background={background} labelled={heading !== undefined}>
      {(headingId) => (
        <Sides data-split={splitOf(props)}>
          <Frame>
            <Picture {...picture} sizes={SIZES[size]} />
            {caption && <NamePlate>{caption}</NamePlate>}
          </Frame>
          <Words>
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
            {text && <Markdown nodes={text} />}
            {points && (
              <Points>
                <TickList items={points} />
              </Points>
            )}
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
        </Sides>
      )}
    </SectionGround>
  );
}

/** The widths of the columns, as `Split` takes them. */
function splitOf({ size, isPictureLast }: Pick<Props, "size" | "isPictureLast">) {
  if (size === "medium") return undefined;
  return (size === "small") === isPictureLast ? "7-5" : "5-7";
}
