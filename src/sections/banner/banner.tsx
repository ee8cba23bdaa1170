import type { SectionProps } from "plumbline/kit";
import { ActionButton, Markdown, onBand, PageContainer, styled } from "plumbline/ui";
import type { banner } from "./section.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-notice": HTMLAttributes<HTMLElement>;
    }
  }
}

const Ground = styled("section")({
  paddingBlock: "0.75rem",
  background: "var(--paper)",
  color: "var(--ink)",
  borderBlock: "1px solid var(--line)",
  '&[data-ground="card"]': { background: "var(--card)" },
  '&[data-ground="ink"]': onBand,
});

/** The ground of each tone; a page only has the CSS of its own. */
const GROUNDS = {
  plain: Ground,
  accent: styled(Ground)({
    "&&": {
      background: "var(--accent)",
      color: "var(--onAccent)",
      "--paper": "var(--accent)",
      "--ink": "var(--onAccent)",
      "--muted": "var(--onAccent)",
      "--link": "var(--onAccent)",
      "--accentEdge": "var(--onAccent)",
    },
  }),
  urgent: styled(Ground)({ borderBlock: "3px solid var(--error)" }),
};

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "0.5rem 1rem",
});

/** A single sentence may fill the line; longer texts keep a readable line length. */
const Words = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1.5rem",
  minHeight: "2.75rem",
  "& > div": { maxWidth: "92ch" },
  "& > :not(div)": { minHeight: "2.75rem", paddingBlock: "0.25rem" },
  // The button stays beside the text, which shrinks.
  [theme.breakpoints.up("md")]: { flexWrap: "nowrap", "& > :not(div)": { flexShrink: 0 } },
}));

/** Shown without a script: visitors then check the dates themselves. */
const DatesLine = styled("p")({
  display: "none",
  fontWeight: 600,
  "@media (scripting: none)": { display: "block" },
});

const Close = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  // Aligns the icon itself with the edge.
  marginInlineEnd: "-0.75rem",
  padding: 0,
  border: 0,
  borderRadius: theme.look.corner,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  transition: "background-color 140ms ease-out, color 140ms ease-out",
  "&:hover": { background: "var(--ink)", color: "var(--paper)" },
  "& svg": { width: "1.25rem", stroke: "currentColor", strokeWidth: 2.5 },
  "@media (scripting: none)": { display: "none" },
}));

/** A notice across the page. */
export function Banner(props: SectionProps<typeof banner>) {
  const { id, background, tone, text, action, label, dates, close, closable } = props;
  const Toned = GROUNDS[tone];
  return (
    <site-notice
      suppressHydrationWarning
      data-name={props.name}
      data-from={props.from}
      data-until={props.until}
      data-zone={props.zone}
    >
      <Toned id={id} {...(id ? { tabIndex: -1 } : {})} aria-label={label} data-ground={background}>
        <PageContainer>
          <Row>
            <Words>
              {dates && <DatesLine data-dates>{dates}</DatesLine>}
              <Markdown nodes={text} />
              {action && <ActionButton {...action} />}
            </Words>
            {closable && (
              <Close type="button" aria-label={close} data-close>
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d="M5 5 19 19M19 5 5 19" />
                </svg>
              </Close>
            )}
          </Row>
        </PageContainer>
      </Toned>
    </site-notice>
  );
}
