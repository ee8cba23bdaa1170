import type { Media, SectionProps } from "plumbline/kit";
import { linkProps, NewTabHint, part, SectionFrame, singleUrl, styled } from "plumbline/ui";
import type { logos } from "./section.ts";

type Logo = SectionProps<typeof logos>["logos"][number];

/** As many columns as fit, up to `--most`; few logos do not get too wide. */
const Row = styled("ul")(
  part("column", ({ theme }) => ({
    "--gap": "clamp(0.75rem, 2vw, 1.25rem)",
    display: "grid",
    gridTemplateColumns:
      "repeat(auto-fill, minmax(min(100%, max(7.5rem, 100% / var(--most) - var(--gap))), 1fr))",
    gap: "var(--gap)",
    maxWidth: "calc(var(--most) * 23rem)",
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((most) => [`&[data-most="${most}"]`, { "--most": most }]),
    ),
    // Where only five of six fit, one would be alone in its row.
    [theme.breakpoints.down("md")]: { '&[data-most="6"]': { "--most": 3 } },
  })),
);

/** Always white, the background that logos are drawn for. */
const Plate = styled("li")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: 112,
  padding: "1rem",
  border: "1px solid var(--line)",
  borderRadius: theme.shape.borderRadius,
  background: "#FFFFFF",
  forcedColorAdjust: "none",
  transition: "border-color 140ms ease-out",
  "&:has(a):hover": { borderColor: "var(--ink)" },
  "& img": { objectFit: "contain" },
  // Makes the whole plate clickable.
  "& a::after": { content: '""', position: "absolute", inset: 0, borderRadius: "inherit" },
  "& a:focus-visible": { outline: "none" },
  "& a:focus-visible::after": { outline: "3px solid var(--link)", outlineOffset: 3 },
}));

export const Logos = (props: SectionProps<typeof logos>) => (
  <SectionFrame {...props}>
    <Row data-most={maxPerRow(props.logos.length)}>
      {props.logos.map((logo) => (
        <Plate key={logo.name}>
          {logo.link ? (
            <a {...linkProps(logo.link)}>
              <Mark {...logo} />
              <NewTabHint link={logo.link} />
            </a>
          ) : (
            <Mark {...logo} />
          )}
        </Plate>
      ))}
    </Row>
  </SectionFrame>
);

/** Rows of at most six, as equal as possible. */
const maxPerRow = (count: number) => Math.ceil(count / Math.ceil(count / 6));

const Mark = ({ file, name }: Logo) => (
  <img
    src={singleUrl(file, DEVICE_PIXEL_RATIO * MAX_WIDTH)}
    {...evenSize(file)}
    alt={name}
    loading="lazy"
    decoding="async"
  />
);

/** Device pixels per CSS pixel. */
const DEVICE_PIXEL_RATIO = 3;

/**
 * In square pixels. Logos look equally large if they cover the same area, not if they have the same
 * height.
 */
const LOGO_AREA = 6400;
const MAX_WIDTH = 160;
const MAX_HEIGHT = 72;

/** The size at which a logo covers the common area. */
function evenSize({ width, height }: Media) {
  const shape = width / height || 1;
  const high = Math.min(Math.sqrt(LOGO_AREA / shape), MAX_HEIGHT, MAX_WIDTH / shape);
  return { width: Math.round(high * shape), height: Math.round(high) };
}
