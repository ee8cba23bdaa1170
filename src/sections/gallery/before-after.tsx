import HandleIcon from "@mui/icons-material/CodeSharp";
import type { SectionProps } from "plumbline/kit";
import { Picture, RTL, styled, useTexts } from "plumbline/ui";
import { useEffect, useId, useRef } from "react";
import type { gallery } from "./section.ts";

/** Hides the slider where it cannot work. */
const STILL = "@media (scripting: none), print";

/** The share of the width that shows the first picture, which is on top of the second. */
const SHARE = "var(--share, 50%)";

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  borderRadius: theme.shape.borderRadius,
  // Both pictures have the size of the first, with any aspect ratio.
  "& > div:nth-of-type(2)": {
    position: "absolute",
    inset: 0,
    clipPath: `inset(0 0 0 ${SHARE})`,
    "& img": { height: "100%", objectFit: "cover" },
  },
  [`${RTL} & > div:nth-of-type(2)`]: { clipPath: `inset(0 ${SHARE} 0 0)` },
  [STILL]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "0.25rem",
    "& > div:nth-of-type(2)": { position: "relative" },
    [`&, ${RTL} &`]: { "& > div:nth-of-type(2)": { clipPath: "none" } },
  },
}));

const Side = styled("div")({
  position: "relative",
  // The second picture's label is at the other end.
  "& > span": {
    position: "absolute",
    bottom: "0.5rem",
    insetInlineStart: "0.5rem",
    padding: "0.125rem 0.5rem",
    background: "var(--band)",
    color: "var(--onBand)",
    fontSize: "0.875rem",
    fontWeight: 600,
  },
  "& + & > span": { insetInlineStart: "auto", insetInlineEnd: "0.5rem" },
});

/** The line between the pictures, with a handle. */
const Handle = styled("span")({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: SHARE,
  marginInlineStart: -1.5,
  borderInlineStart: "3px solid var(--onBand)",
  pointerEvents: "none",
  "& > svg": {
    position: "absolute",
    top: "calc(50% - 1.375rem)",
    insetInlineStart: "calc(-1.375rem - 1.5px)",
    width: "2.75rem",
    height: "2.75rem",
    padding: "0.625rem",
    border: "2px solid var(--onBand)",
    borderRadius: "50%",
    background: "var(--band)",
    color: "var(--onBand)",
  },
  [STILL]: { display: "none" },
});

/** Covers both pictures, so that dragging works anywhere. */
const Slider = styled("input")({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "ew-resize",
  // Vertical swipes still scroll the page.
  touchAction: "pan-y",
  "&::-webkit-slider-thumb": { width: "2.75rem", height: "20rem" },
  "&::-moz-range-thumb": { width: "2.75rem", height: "20rem" },
  "&:focus-visible + span > svg": { outline: "3px solid var(--link)", outlineOffset: 2 },
  [STILL]: { display: "none" },
});

type Pair = Pick<SectionProps<typeof gallery>["pictures"][number], "before" | "after">;

/** Two stacked pictures with a slider; without JavaScript they are side by side. */
export function BeforeAfter({ before, after, sizes }: Pair & { sizes: string }) {
  const texts = useTexts("gallery");
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // The visitor may have moved it before hydration.
  useEffect(() => {
    if (slider.current?.value !== slider.current?.defaultValue) slide(slider.current);
  }, []);
  if (!before || !after) return null;
  return (
    <Stage>
      <Side>
        <Picture {...before} sizes={sizes} />
        <span id={`${id}before`}>{texts.before}</span>
      </Side>
      <Side>
        <Picture {...after} sizes={sizes} />
        <span id={`${id}after`}>{texts.after}</span>
      </Side>
      <Slider
        ref={slider}
        type="range"
        defaultValue={50}
        aria-labelledby={`${id}before ${id}after`}
        onInput={({ currentTarget }) => slide(currentTarget)}
      />
      <Handle aria-hidden>
        <HandleIcon />
      </Handle>
    </Stage>
  );
}

/** By script, since the content security policy forbids style attributes. */
function slide(slider: HTMLInputElement | null): void {
  slider?.parentElement?.style.setProperty("--share", `${slider.value}%`);
}
