import PreviousIcon from "@mui/icons-material/ChevronLeftSharp";
import NextIcon from "@mui/icons-material/ChevronRightSharp";
import CloseIcon from "@mui/icons-material/CloseSharp";
import type { SectionProps } from "plumbline/kit";
import {
  ButtonBase,
  interpolate,
  MIRRORED,
  onBand,
  Picture,
  RTL,
  styled,
  useTexts,
} from "plumbline/ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { gallery } from "./section.ts";

const Dialog = styled("dialog")({
  ...onBand,
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  padding: "0.5rem",
  border: 0,
  overflow: "auto",
  "&[open]": {
    display: "grid",
    gridTemplateRows: "auto minmax(12rem, 1fr) auto",
    gap: "0.5rem",
  },
  "& picture": { minHeight: 0 },
  // At any zoom, a picture fits the window.
  "& img": { width: "100%", height: "100%", objectFit: "contain" },
});

const Row = styled("div")({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "1rem",
  minHeight: 48,
  "& > p": { paddingInline: "0.5rem" },
  "& > p[id]": { fontVariantNumeric: "var(--digits)" },
});

const Control = styled(ButtonBase)(({ theme }) => ({
  flexShrink: 0,
  width: 48,
  height: 48,
  border: "2px solid var(--ink)",
  borderRadius: theme.shape.borderRadius,
  background: "var(--paper)",
  color: "var(--ink)",
  transition: "background-color 140ms ease-out, color 140ms ease-out",
  "&:hover": { background: "var(--ink)", color: "var(--paper)" },
  "&:focus-visible": { outline: "3px solid var(--link)", outlineOffset: 2 },
  [`${RTL} & svg`]: MIRRORED,
}));

type Entry = SectionProps<typeof gallery>["pictures"][number];

/** An entry that opens large. */
export type LargeEntry = Entry & { picture: NonNullable<Entry["picture"]> };

interface LightboxProps {
  pictures: readonly LargeEntry[];
  /** The index of the first picture. */
  first: number;
  onClose: () => void;
}

/** Shows the pictures one by one in a dialog, which returns the focus when it closes. */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const texts = useTexts("gallery");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => {
    dialog.current?.showModal();
    const { style } = document.documentElement;
    style.overflow = "hidden";
    return () => void style.removeProperty("overflow");
  }, []);
  const count = pictures.length;
  const turn = (by: number) => setIndex((index + by + count) % count);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const ahead = currentTarget.closest(RTL) ? "ArrowLeft" : "ArrowRight";
    if (/^Arrow(Left|Right)$/.test(key)) turn(key === ahead ? 1 : -1);
  };
  const shown = pictures[index];
  return (
    <Dialog
      ref={dialog}
      data-ground="ink"
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Row>
        <p id={id} aria-live="polite">
          {interpolate(texts.position, { index: index + 1, count })}
        </p>
        <Control aria-label={texts.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </Control>
      </Row>
      {shown && <Picture key={shown.picture.file.url} {...shown.picture} sizes="100vw" eager />}
      <Row>
        {count > 1 && (
          <Control aria-label={texts.previous} onClick={() => turn(-1)}>
            <PreviousIcon />
          </Control>
        )}
        <p>{shown?.caption}</p>
        {count > 1 && (
          <Control aria-label={texts.next} onClick={() => turn(1)}>
            <NextIcon />
          </Control>
        )}
      </Row>
    </Dialog>
  );
}
