import { styled } from "@mui/material/styles";
import type { ShownHours, ShownOpenNow } from "../model/hours.ts";
import type { Literal } from "../model/values.ts";
import { attribute, type Opaque } from "../model/words.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "open-now": HTMLAttributes<HTMLElement>;
    }
  }
}

/** Keeps as much room as the longest words need, so that nothing moves when the script writes them. */
const Room = styled("span")({
  // Before what lists say of all that stands in them.
  "&&": { display: "grid" },
  fontWeight: 600,
  "& > *": { gridArea: "1 / 1" },
  "&::after": { content: "attr(data-longest)", gridArea: "1 / 1", visibility: "hidden" },
  "@media (scripting: none)": { "&&": { display: "none" } },
});

/**
 * Whether the business is open now. Its words come from the page's script (src/app/open-now.ts), for
 * the page is made long before anybody looks at it; React leaves them alone.
 */
export const OpenNow = ({ data, longest }: Opaque<ShownOpenNow>) => (
  <Room data-longest={attribute(longest)}>
    <open-now data-hours={data} suppressHydrationWarning>
      {""}
    </open-now>
  </Room>
);

/** Tells the script after which date a line is of no use. */
export const upTo = (until: Literal | null) => (until === null ? {} : { "data-until": until });

/** What takes two lines is told from what follows. */
const Line = styled("div")({ "& + &": { marginTop: "0.375rem" } });

/** Opening hours, a line each. */
export const Hours = ({ lines, openNow }: Opaque<ShownHours>) => (
  <>
    {openNow && <OpenNow {...openNow} />}
    <HoursLines lines={lines} />
  </>
);

export const HoursLines = ({ lines }: Pick<Opaque<ShownHours>, "lines">) =>
  lines.map(({ text, until }) => (
    <Line key={attribute(text)} suppressHydrationWarning {...upTo(until)}>
      {text}
    </Line>
  ));
