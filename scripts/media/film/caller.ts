import { colour } from "../lib/palette.ts";
import { shape } from "../lib/svg.ts";

/** The customer, head and shoulders about 0,0. */
export function customer(): string {
  return (
    shape("path", { d: "M-78 110V92C-78 58-46 44 0 44S78 58 78 92V110Z", fill: colour.ink }) +
    shape("path", { d: "M-20 20H20V46Q20 62 0 62T-20 46Z", fill: "#B27752" }) +
    shape("path", {
      d: "M-44-34C-44-66-24-76 0-76S44-66 44-34V-8C44 24 22 40 0 40S-44 24-44-8Z",
      fill: colour.skin,
    }) +
    shape("path", {
      d: "M-50-14C-56-70-32-92 2-92S56-70 50-14H42C42-34 36-44 24-46-4-44-24-48-32-56-38-46-42-34-42-14Z",
      fill: colour.ink,
    }) +
    shape("circle", { cx: -17, cy: -12, r: 4.5, fill: colour.ink }) +
    shape("circle", { cx: 17, cy: -12, r: 4.5, fill: colour.ink }) +
    shape("path", {
      d: "M-15 12Q0 26 15 12",
      fill: "none",
      stroke: colour.ink,
      "stroke-width": 4.5,
    })
  );
}
