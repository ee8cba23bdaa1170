import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Markdown,
  OWN_DIRECTION,
  Picture,
  RTL,
  SectionGround,
  SectionHeading,
  styled,
  TickList,
} from "plumbline/ui";
import type { split } from "./section.ts";

type Props = SectionProps<typeof split>;

/** `--picture` and `--words` are the widths of the two columns in relation to each other. */
const Columns = styled("div")(({ theme }) => ({
  "--picture": "1fr",
  "--words": "1fr",
  '&[data-size="small"]': { "--picture": "5fr", "--words": "7fr" },
  '&[data-size="large"]': { "--picture": "7fr", "--words": "5fr" },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2rem, 5vw, 4rem)",
  alignItems: "center",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, var(--picture)) minmax(0, var(--words))",
    // On a phone, the picture is always first.
    "&[data-last]": {
      gridTemplateColumns: "minmax(0, var(--words)) minmax(0, var(--picture))",
      "& > figure": { order: 1 },
    },
  },
}));

const Framed = styled("figure")(({ theme }) => ({
  border: theme.look.edge,
  borderRadius: theme.look.corner,
  overflow: "hidden",
  '[data-size="small"] > &': { justifySelf: "start", width: "min(100%, 26rem)" },
}));

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

const Words = styled("div")({
  display: "grid",
  gap: "1.5rem",
  justifyItems: "start",
  "& > ul": { width: "100%" },
});

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

export function Split(props: Props) {
  const { id, background, eyebrow, heading, text, picture, caption, size } = props;
  const { isPictureLast, points, facts, actions } = props;
  return (
    <SectionGround id={id} background={background} labelled={heading !== undefined}>
      {(headingId) => (
        <Columns data-size={size} {...(isPictureLast ? { "data-last": "" } : {})}>
          <Framed>
            <Picture {...picture} sizes={SIZES[size]} />
            {caption && <NamePlate>{caption}</NamePlate>}
          </Framed>
          <Words>
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
            {text && <Markdown nodes={text} />}
            {points && <TickList items={points} />}
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
