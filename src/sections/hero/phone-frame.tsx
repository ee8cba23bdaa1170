import { styled } from "plumbline/ui";
import type { ReactNode } from "react";

/** The phone in front of a background. */
const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  paddingBlock: "clamp(1.5rem, 3vw, 2.5rem)",
  "&::before": { content: '""', position: "absolute", ...theme.look.parts.stage },
}));

const Phone = styled("div")({
  // Above the background, and not the button's containing block.
  isolation: "isolate",
  width: "min(72%, 17.5rem)",
  padding: "0.625rem",
  borderRadius: "2rem",
  background: "#0A1118",
  border: "2px solid #2C3945",
  "& video, & img": { borderRadius: "1.4rem", width: "100%" },
});

/** Position of a button: at the lower corner of the background, beside the phone. */
export const BESIDE_PHONE = {
  insetInlineStart: "auto",
  insetInlineEnd: "clamp(0px, 14% - 48px, 0.75rem)",
  bottom: "calc(12% + 0.75rem)",
} as const;

export const PhoneFrame = ({ children }: { children: ReactNode }) => (
  <Stage>
    <Phone>{children}</Phone>
  </Stage>
);
