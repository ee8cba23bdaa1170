import Code from "@mui/icons-material/Code";
import Bold from "@mui/icons-material/FormatBold";
import Italic from "@mui/icons-material/FormatItalic";
import Bulleted from "@mui/icons-material/FormatListBulleted";
import Numbered from "@mui/icons-material/FormatListNumbered";
import Quotation from "@mui/icons-material/FormatQuote";
import Link from "@mui/icons-material/Link";
import { Box, IconButton, Tooltip } from "@mui/material";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { DIRECTION, WORDS } from "../words/words.ts";
import type { MarkdownCommand } from "./editor-handle.ts";

const words = WORDS.writing;

interface Format {
  command: MarkdownCommand | "link";
  label: string;
  icon: ReactNode;
  keys?: string;
  /** Whether only rich Markdown has it. */
  isRich?: boolean;
}

/** A heading is a letter of its size, since icons name a level. */
const Letter = ({ size }: { size: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ fontWeight: 700, fontSize: size, width: 20, lineHeight: 1 }}
  >
    H
  </Box>
);

const FORMATS: readonly Format[] = [
  { command: "bold", label: words.bold, icon: <Bold fontSize="small" />, keys: "B" },
  { command: "italic", label: words.italic, icon: <Italic fontSize="small" />, keys: "I" },
  { command: "link", label: words.link, icon: <Link fontSize="small" />, keys: "K" },
  { command: "heading", label: words.heading, icon: <Letter size={18} /> },
  { command: "subheading", label: words.subheading, icon: <Letter size={14} />, isRich: true },
  { command: "list", label: words.list, icon: <Bulleted fontSize="small" /> },
  { command: "numbered", label: words.numbered, icon: <Numbered fontSize="small" /> },
  {
    command: "quotation",
    label: words.quotation,
    icon: <Quotation fontSize="small" />,
    isRich: true,
  },
  { command: "code", label: words.code, icon: <Code fontSize="small" />, isRich: true },
];

const MODIFIER = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl+";

interface ToolbarProps {
  label: string;
  isRich: boolean;
  onCommand(command: MarkdownCommand): void;
  onLink(): void;
  children: ReactNode;
}

/** The formats that a text may have. The arrow keys lead from one button to the next. */
export function MarkdownToolbar({ label, isRich, onCommand, onLink, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const formats = FORMATS.filter((format) => isRich || !format.isRich);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = buttonsIn(bar.current);
    if (step === undefined || buttons.length === 0) return;
    event.preventDefault();
    const by = DIRECTION === "rtl" ? -step : step;
    buttons[(current + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={words.format(label)}
      onKeyDown={move}
      onFocus={({ target }) => {
        const at = buttonsIn(bar.current).findIndex((button) => button.contains(target));
        if (at >= 0) setCurrent(at);
      }}
      sx={BAR}
    >
      {formats.map(({ command, label: name, icon, keys }, at) => (
        <Tooltip key={command} title={keys ? `${name} (${MODIFIER}${keys})` : name}>
          <IconButton
            aria-label={name}
            tabIndex={at === current ? 0 : -1}
            // The selection of the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (command === "link" ? onLink() : onCommand(command))}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
      {children}
    </Box>
  );
}

const buttonsIn = (bar: HTMLElement | null) => [...(bar?.querySelectorAll("button") ?? [])];

const BAR = {
  display: "flex",
  flexWrap: "wrap",
  borderBottom: 1,
  borderColor: "divider",
  pb: 0.5,
  "& .MuiIconButton-root": { "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 } },
} as const;
