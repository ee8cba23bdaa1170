import Document from "@mui/icons-material/DescriptionOutlined";
import Film from "@mui/icons-material/MovieOutlined";
import Captions from "@mui/icons-material/SubtitlesOutlined";
import { Box, Typography } from "@mui/material";
import type { FileKind, MediaModel } from "../../../protocol/media.ts";
import { WORDS } from "../../words/words.ts";

const SYMBOLS = {
  image: Document,
  video: Film,
  captions: Captions,
  document: Document,
} satisfies Record<FileKind, unknown>;

/** A small version of a picture, or the symbol of another file. It has its name beside it. */
export function Thumbnail({ file, height }: { file: MediaModel; height: number }) {
  const Drawing = SYMBOLS[file.kind];
  const isPicture = file.kind === "image" && !file.isDamaged;
  return (
    <Box
      sx={{
        height,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        overflow: "hidden",
        borderRadius: 1,
        // Transparent pictures, dark and light ones, are visible on both halves.
        background: isPicture ? CHECKED : "transparent",
        color: "text.secondary",
      }}
    >
      {isPicture ? (
        <Box
          component="img"
          src={file.url}
          alt=""
          loading="lazy"
          sx={{ maxWidth: "100%", maxHeight: "100%", objectFit: "contain" }}
        />
      ) : (
        <Drawing fontSize="large" />
      )}
    </Box>
  );
}

const CHECKED = "repeating-conic-gradient(#9995 0 25%, #6665 0 50%) 0 0 / 16px 16px";

/** A file with its name and size. */
export const Preview = ({ file }: { file: MediaModel }) => (
  <Box>
    <Thumbnail file={file} height={file.kind === "image" ? 140 : 48} />
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
      {file.name}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      {sizeOf(file)}
    </Typography>
  </Box>
);

const KILOBYTE = 1000;

/** The size of a file in pixels and bytes. */
export function sizeOf({ width, height, bytes, isDamaged }: MediaModel): string {
  if (isDamaged) return WORDS.media.damaged;
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString();
  const onDisk = WORDS.media.bytes(kilobytes);
  return width > 0 ? `${WORDS.media.size(width, height)}, ${onDisk}` : onDisk;
}
