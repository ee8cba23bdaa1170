import { GUTTER } from "../../looks/theme/css.ts";
import { LOW_WINDOW } from "../../looks/theme/global-styles.ts";
import { styled } from "../../looks/theme/styled.tsx";
import type { HeaderModel } from "../../model/route.ts";
import { ActionButton } from "../ui/actions.tsx";
import { useTexts } from "../ui/texts.tsx";

/**
 * Two or three buttons at the lower edge of a phone's screen, stacked if their text is too long. The bar
 * ends below the footer, so that it covers no part of it.
 */
const Bar = styled("nav")(({ theme }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: 9,
  display: "flex",
  flexWrap: "wrap",
  gap: "0.625rem",
  padding: `0.5rem ${GUTTER}`,
  paddingBottom: "max(0.5rem, env(safe-area-inset-bottom))",
  background: "var(--paper)",
  borderTop: theme.look.edge,
  "& > *": {
    flex: "1 1 0",
    minWidth: "min-content",
    minHeight: "3.125rem",
    paddingInline: "0.5rem",
  },
  [LOW_WINDOW]: { position: "static" },
  [theme.breakpoints.up("md")]: { display: "none" },
}));

/** Three buttons have their icons above the text, which leaves more width for it. */
const CloseBar = styled(Bar)(({ theme }) => ({
  gap: "0.375rem",
  paddingInline: "0.5rem",
  "& > *": {
    flexDirection: "column",
    gap: "0.125rem",
    padding: "0.375rem 0.25rem",
    borderRadius: theme.look.corner,
    fontSize: "0.8125rem",
  },
}));

export function QuickBar({ quickActions }: Pick<HeaderModel, "quickActions">) {
  const texts = useTexts("layout");
  const Place = quickActions.length > 2 ? CloseBar : Bar;
  return quickActions.length === 0 ? null : (
    <Place aria-label={texts.quickActions}>
      {quickActions.map((action) => (
        <ActionButton key={action.label} {...action} />
      ))}
    </Place>
  );
}
