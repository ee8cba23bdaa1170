import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from "@mui/material";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import type { MediaModel } from "../../../protocol/media.ts";
import { call } from "../../store/api.ts";
import { WORDS } from "../../words/words.ts";
import { refreshMedia } from "./media-list.ts";

interface CutPictureProps {
  file: MediaModel;
  onCut(name: string): void;
  onClose(): void;
}

/** Shapes by the ratio of width and height; undefined is that of the picture. */
const SHAPES = { whole: undefined, wide: 16 / 9, landscape: 3 / 2, square: 1, portrait: 3 / 4 };

type Shape = keyof typeof SHAPES;

const isShape = (value: unknown): value is Shape =>
  typeof value === "string" && Object.hasOwn(SHAPES, value);

/** The picture can be enlarged up to this. */
const MOST = 4;

/** Chooses the part of a picture that is shown, and adds it as a separate picture. */
export function CutPicture({ file, onCut, onClose }: CutPictureProps) {
  const [shape, setShape] = useState<Shape>("whole");
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isCutting, setCutting] = useState(false);
  const [problem, setProblem] = useState("");
  const words = WORDS.media.cutting;

  const cut = async () => {
    if (!area) return;
    setCutting(true);
    try {
      const made = await call<MediaModel>("cut", { name: file.name, ...sharesOf(area) });
      await refreshMedia();
      onCut(made.name);
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
      setCutting(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="cut-picture">
      <DialogTitle id="cut-picture">{words.title}</DialogTitle>
      <DialogContent sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        <Typography>{words.help}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {/* Positions count from the left in all languages. */}
        <Box dir="ltr" sx={{ position: "relative", height: { xs: 240, sm: 320 }, bgcolor: "#222" }}>
          <Cropper
            image={file.url}
            aspect={SHAPES[shape] ?? file.width / file.height}
            crop={position}
            zoom={zoom}
            maxZoom={MOST}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={setArea}
            mediaProps={{ alt: "" }}
            cropperProps={{ role: "application", "aria-label": words.area }}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.shape}
          value={shape}
          onChange={(_, next: unknown) => isShape(next) && setShape(next)}
          sx={{ flexWrap: "wrap" }}
        >
          {Object.keys(SHAPES)
            .filter(isShape)
            .map((each) => (
              <ToggleButton key={each} value={each}>
                {words.shapes[each]}
              </ToggleButton>
            ))}
        </ToggleButtonGroup>
        <Box>
          <Typography id="cut-zoom" variant="body2">
            {words.zoom}
          </Typography>
          <Slider
            aria-labelledby="cut-zoom"
            min={1}
            max={MOST}
            step={0.05}
            shiftStep={0.5}
            value={zoom}
            onChange={(_, next) => setZoom(Array.isArray(next) ? (next[0] ?? 1) : next)}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {WORDS.close}
        </Button>
        <Button disabled={!area || isCutting} onClick={() => void cut()}>
          {words.use}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Percentages as shares. */
const sharesOf = ({ x, y, width, height }: Area) => ({
  left: shareOf(x),
  top: shareOf(y),
  width: shareOf(width),
  height: shareOf(height),
});

const shareOf = (percentage: number) => Math.min(1, Math.max(0, percentage / 100));
