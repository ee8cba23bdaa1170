import { Box, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { type Finding, findingsIn } from "./findings.ts";

interface BenchFrameProps {
  src: string;
  name: string;
  width: number;
  height: string | number;
  onWidth?(width: number): void;
  onFindings?(findings: Finding[] | undefined): void;
}

/** A section at a width. If its code changes, it is loaded again at the same scroll position. */
export function BenchFrame({ src, name, width, height, onWidth, onFindings }: BenchFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scroll, setScroll] = useState({ src, top: 0 });
  if (scroll.src !== src) setScroll({ src, top: frame.current?.contentWindow?.scrollY ?? 0 });
  useEffect(() => {
    const { current } = box;
    if (!current || !onWidth) return;
    const observer = new ResizeObserver(() => {
      // While the owner drags the edge, the browser writes the width there.
      const dragged = Number.parseInt(current.style.width, 10);
      if (dragged && dragged !== width) onWidth(dragged);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [onWidth, width]);
  return (
    <Box component="figure" sx={{ m: 0, flexShrink: 0 }}>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Box
        ref={box}
        key={width}
        sx={{
          width,
          height,
          overflow: "hidden",
          resize: onWidth ? "horizontal" : "none",
          border: 1,
          borderColor: "divider",
          bgcolor: "#fff",
        }}
      >
        <Box
          component="iframe"
          ref={frame}
          title={name}
          src={src}
          onLoad={() => {
            if (!frame.current) return;
            frame.current.contentWindow?.scrollTo(0, scroll.top);
            if (onFindings) void findingsIn(frame.current).then(onFindings);
          }}
          sx={{ width: "100%", height: "calc(100% - 12px)", border: 0, display: "block" }}
        />
      </Box>
    </Box>
  );
}
