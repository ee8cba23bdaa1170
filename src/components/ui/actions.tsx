import { part, styled } from "../../looks/theme/styled.tsx";
import type { Icon as IconShapes, Link } from "../../model/values.ts";
import { linkProps, NewTabHint } from "./anchor.tsx";
import { ButtonBase } from "./button-base.tsx";
import { Icon } from "./icon.tsx";

/** A button; the primary one is filled. */
export const PlateButton = styled(ButtonBase)(
  part("button", ({ theme }) => ({
    minHeight: "3.25rem",
    maxWidth: "100%",
    padding: "0.75rem min(1.375rem, 6vw)",
    gap: "0.625rem",
    borderRadius: theme.look.corner,
    fontFamily: "var(--font-label)",
    fontWeight: 700,
    fontSize: "1.0625rem",
    lineHeight: 1.2,
    color: "var(--ink)",
    textAlign: "center",
    textWrap: "balance",
    textDecoration: "none",
    transition: "background-color 140ms ease-out, color 140ms ease-out, transform 120ms ease-out",
    "& > span": { minWidth: 0 },
    "&:hover": { background: "var(--ink)", color: "var(--paper)" },
  })),
  {
    "&:focus-visible": { outline: "3px solid var(--link)", outlineOffset: 3 },
    '&[data-style="primary"]': {
      background: "var(--accent)",
      borderColor: "var(--accentEdge)",
      color: "var(--onAccent)",
      "&:hover": {
        background: "var(--onAccent)",
        color: "var(--accent)",
        borderColor: "var(--accent)",
      },
    },
    "&:disabled": {
      background: "var(--line)",
      borderColor: "var(--line)",
      color: "var(--muted)",
    },
  },
);

/** A button in a section's data. */
export interface Action {
  label: string;
  link: Link;
  icon?: IconShapes | undefined;
  style: "primary" | "secondary";
}

/** A link that looks like a button, with its icon before its words. */
export const ActionButton = ({ label, link, icon, style }: Action) => (
  <PlateButton data-style={style} {...linkProps(link)}>
    {icon && <Icon shapes={icon} />}
    <span>
      {label}
      <NewTabHint link={link} />
    </span>
  </PlateButton>
);

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.875rem",
  width: "100%",
  "@media (max-width: 26rem)": { "& > *": { flexGrow: 1 } },
});

/** A row of buttons; on a narrow phone they take the whole width. */
export const Actions = ({ actions }: { actions: readonly Action[] }) =>
  actions.length === 0 ? null : (
    <Row>
      {actions.map((action) => (
        <ActionButton key={action.label} {...action} />
      ))}
    </Row>
  );
