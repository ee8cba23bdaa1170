import { Box } from "@mui/material";
import type { ProblemModel } from "../protocol/state.ts";

/** In degrees, by the most severe problem. */
const TILTS: Readonly<Record<string, number>> = { error: 24, warning: 9 };

/** A plumb bob on its line. It hangs straight if the site does. */
export function Plumb({ problems = [] }: { problems?: readonly ProblemModel[] | undefined }) {
  const tilt = Math.max(0, ...problems.map(({ severity }) => TILTS[severity] ?? 0));
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{ width: 24, height: 24, flexShrink: 0, color: "secondary.main" }}
    >
      <Box
        component="g"
        sx={{
          transform: `rotate(${tilt}deg)`,
          transformOrigin: "12px 0",
          transition: "transform 700ms cubic-bezier(0.3, 2.2, 0.5, 0.8)",
        }}
      >
        <path d="M12 0v11" stroke="currentColor" strokeWidth="1.5" fill="none" />
        <path d="M8.5 11h7v3.500L12 23.500l-3.500-9z" fill="currentColor" />
      </Box>
    </Box>
  );
}
