import { Box } from "@mui/material";
import { useCallback, useRef, useState } from "react";
import { benchUrl, type WorkbenchModel } from "../../protocol/workbench.ts";
import { useWidth } from "../controls/use-width.ts";
import { BenchFrame } from "./bench-frame.tsx";
import { Choices } from "./choices.tsx";
import type { Tested } from "./findings.ts";
import { FindingsPanel } from "./findings-panel.tsx";
import { changed, choicesFor, viewsOf } from "./views.ts";

interface BenchProps {
  model: WorkbenchModel;
  shown: WorkbenchModel["types"][number];
  query: URLSearchParams;
  version: number;
  isWide: boolean;
  onChange(changes: Record<string, string>): void;
}

/** The least width of one of several frames, and the space between them, in pixels. */
const COLUMN = 380;
const GAP = 16;
const BORDERS = 2;

/** A section with what can be chosen, and what axe finds. */
export function Bench({ model, shown, query, version, isWide, onChange }: BenchProps) {
  const [tested, setTested] = useState<Readonly<Record<string, Tested>>>({});
  const pane = useRef<HTMLDivElement>(null);
  const room = useWidth(pane) - 2 * GAP;
  const choices = choicesFor(model, shown.fixtures, query, isWide ? 1024 : 360);
  const views = viewsOf(shown.type, choices);
  const isAlone = views.length === 1;
  const columns = isAlone ? 1 : Math.max(1, Math.floor((room + GAP) / (COLUMN + GAP)));
  const column = (room - (columns - 1) * GAP) / columns - BORDERS;
  const onTested = useCallback(
    (name: string, found: Tested) => setTested((last) => ({ ...last, [name]: found })),
    [],
  );
  return (
    <>
      <Choices
        choices={choices}
        onChoose={(key, value) => onChange(changed(choices, key, value))}
      />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: "flex",
          flexDirection: isWide ? "row" : "column",
          overflow: isWide ? "hidden" : "auto",
        }}
      >
        <Box
          ref={pane}
          // It scrolls, also by keyboard.
          tabIndex={0}
          sx={{
            flex: isWide ? 1 : "none",
            minWidth: 0,
            overflow: isWide ? "auto" : "visible",
            p: `${GAP}px`,
            display: "flex",
            flexWrap: "wrap",
            alignContent: "flex-start",
            alignItems: "flex-start",
            gap: `${GAP}px`,
          }}
        >
          {room > 0 &&
            views.map(({ name, view, width }) => (
              <BenchFrame
                key={name}
                src={benchUrl(view, String(version))}
                name={name}
                width={width}
                room={column}
                isAlone={isAlone}
                onWidth={isAlone ? (dragged) => onChange({ width: String(dragged) }) : undefined}
                onTested={onTested}
              />
            ))}
        </Box>
        <FindingsPanel
          tested={views.map(({ name }) => ({ name, tested: tested[name] }))}
          hasAxe={model.hasAxe}
          isWide={isWide}
        />
      </Box>
    </>
  );
}
