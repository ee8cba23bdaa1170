import type { SectionProps } from "plumbline/kit";
import {
  cellAttributes,
  containerEdge,
  Picture,
  SectionFrame,
  singleUrl,
  styled,
  styledText,
} from "plumbline/ui";
import { type MouseEvent, useState } from "react";
import { BeforeAfter } from "./before-after.tsx";
import { type LargeEntry, Lightbox } from "./lightbox.tsx";
import type { gallery } from "./section.ts";

const Under = styledText({ paddingTop: "0.5rem" });

type Gallery = SectionProps<typeof gallery>;
type Entry = Gallery["pictures"][number];

const Grid = styled("ul")(({ theme }) => ({
  "--gap": "clamp(0.75rem, 2vw, 1.25rem)",
  "--least": "9rem",
  '&[data-wide="true"]': { "--least": "16rem" },
  "& img": { borderRadius: theme.shape.borderRadius },
}));

const Even = styled(Grid)(({ theme }) => ({
  display: "grid",
  // Two columns, or one with large text.
  gridTemplateColumns:
    "repeat(auto-fill, minmax(min(100%, max(var(--least), 50% - var(--gap))), 1fr))",
  gap: "var(--gap)",
  "&& img": { aspectRatio: "4 / 3", objectFit: "cover" },
  [theme.breakpoints.down("sm")]: {
    "&& > [data-full]": { gridColumn: "1 / -1", "& img": { aspectRatio: "16 / 9" } },
  },
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > li": { gridColumn: "span 6" },
    '& > [data-span="4"]': { gridColumn: "span 4" },
    '&& > [data-span="12"]': { gridColumn: "span 12", "& img": { aspectRatio: "16 / 9" } },
  },
  [theme.breakpoints.up("md")]: { '& > [data-span="3"]': { gridColumn: "span 3" } },
}));

const Natural = styled(Grid)(({ theme }) => ({
  columnWidth: "var(--least)",
  columnGap: "var(--gap)",
  "& > li": { breakInside: "avoid", paddingBottom: "var(--gap)" },
  [theme.breakpoints.up("sm")]: {
    columnCount: 2,
    '&[data-columns="3"]': { columnCount: 3 },
    // A single picture keeps its size, but is no higher than the window.
    '&[data-columns="1"]': { columnCount: 1 },
    '&[data-columns="1"] figure > a img': { width: "auto", maxHeight: "36rem" },
  },
  [theme.breakpoints.up("md")]: { '&[data-columns="4"]': { columnCount: 4 } },
}));

/** One row that scrolls sideways, from edge to edge of the window. */
const Strip = styled("ul")(({ theme }) => ({
  "--high": "clamp(15rem, 36vw, 32rem)",
  display: "flex",
  gap: "clamp(0.75rem, 2vw, 1.25rem)",
  paddingInline: containerEdge(theme),
  paddingBlock: "0.5rem",
  scrollPaddingInline: containerEdge(theme),
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollbarWidth: "thin",
  "& > li": { flex: "none", maxWidth: "86vw", scrollSnapAlign: "start" },
  "& > li:has([type=range])": { width: "calc(1.4 * var(--high))" },
  "& img": { borderRadius: theme.shape.borderRadius },
  "& figure > a img": {
    width: "auto",
    maxWidth: "86vw",
    height: "var(--high)",
    objectFit: "cover",
  },
  // A caption is no wider than its picture.
  "& figcaption": { contain: "inline-size" },
  "@media print": { flexWrap: "wrap", "--high": "12rem" },
}));

const STRIP_SIZES = "min(48rem, max(23rem, 54vw))";

const Opener = styled("a")(({ theme }) => ({
  display: "block",
  borderRadius: theme.shape.borderRadius,
  cursor: "zoom-in",
  "& img": { transition: "filter 140ms ease-out" },
  "&:hover img": { filter: "brightness(0.9)" },
}));

/** The list of each layout; a page only has the CSS of its own. */
const LISTS = { even: Even, natural: Natural, strip: Strip };

/** The `sizes` of a picture in the grid; small tablets show four columns as two. */
const pictureSizes = (columns: number) =>
  `(min-width: 860px) min(${Math.ceil(1180 / columns)}px, ${Math.ceil(100 / columns)}vw), (min-width: 600px) ${Math.ceil(96 / (columns === 4 ? 2 : columns))}vw, 92vw`;

/** Pictures in a grid, each a link to its large version. With JavaScript, they open in a dialog. */
export function Gallery(props: Gallery) {
  const { pictures, layout, isWide, naturalColumns } = props;
  const cell = layout === "even" ? cellAttributes(pictures.length, props.columns) : [];
  const isStrip = layout === "strip";
  const List = LISTS[layout];
  const sizesAt = (index: number) =>
    isStrip ? STRIP_SIZES : pictureSizes(12 / (cell[index]?.["data-span"] ?? 12 / naturalColumns));
  const [open, setOpen] = useState<number>();
  const shown = pictures.filter(isShown);
  const show = (entry: LargeEntry) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(shown.indexOf(entry));
  };
  return (
    <SectionFrame {...props} wide={isStrip}>
      <List data-columns={layout === "natural" ? naturalColumns : undefined} data-wide={isWide}>
        {pictures.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed once compiled; order is identity
          <li key={index} {...cell[index]}>
            <figure>
              {isShown(entry) ? (
                <Opener
                  href={singleUrl(entry.picture.file, LARGE_WIDTH)}
                  onClick={show(entry)}
                  data-acts=""
                >
                  <Picture {...entry.picture} sizes={sizesAt(index)} />
                </Opener>
              ) : (
                <BeforeAfter {...entry} sizes={sizesAt(index)} />
              )}
              <Caption entry={entry} />
            </figure>
          </li>
        ))}
      </List>
      {open !== undefined && (
        <Lightbox pictures={shown} first={open} onClose={() => setOpen(undefined)} />
      )}
    </SectionFrame>
  );
}

/** The width in pixels of the large version. */
const LARGE_WIDTH = 1920;

const isShown = (entry: Entry): entry is LargeEntry => entry.picture !== undefined;

const Caption = ({ entry: { caption } }: { entry: Entry }) =>
  caption && (
    <Under component="figcaption" variant="body2" color="textSecondary">
      {caption}
    </Under>
  );
