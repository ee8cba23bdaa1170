import { styled } from "@mui/material/styles";
import type { HeaderModel } from "../model/route.ts";
import { LOW_WINDOW, QUICK_BAR_HEIGHT } from "../theme/global-styles.ts";
import { ActionButton } from "../ui/actions.tsx";

/** Two or three buttons at the lower edge of a phone's screen, where the thumb is. */
const Bar = styled("nav")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 9,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: "0.625rem",
  padding: "0.5rem clamp(1.125rem, 4vw, 2.5rem)",
  paddingBottom: "max(0.5rem, env(safe-area-inset-bottom))",
  background: "var(--paper)",
  borderTop: "2px solid var(--ink)",
  "& > *": { minHeight: "3.125rem", paddingInline: "0.5rem" },
  [LOW_WINDOW]: { position: "static" },
  [theme.breakpoints.up("md")]: { display: "none" },
}));

/** Keeps the end of the page clear of the bar that lies over it. */
const Spacer = styled("div")(({ theme }) => ({
  height: QUICK_BAR_HEIGHT,
  background: "var(--band)",
  [LOW_WINDOW]: { display: "none" },
  [theme.breakpoints.up("md")]: { display: "none" },
}));

export const QuickBar = ({ quickActions }: Pick<HeaderModel, "quickActions">) =>
  quickActions.length === 0 ? null : (
    <>
      <Spacer />
      <Bar aria-label="Get in touch at once">
        {quickActions.map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
      </Bar>
    </>
  );
