import { type DisplayHours, NEXT_DATES, type OpenNowModel } from "../model/hours.ts";
import { OWN_DIRECTION, RTL } from "../theme/mirror.ts";
import { styled } from "../theme/styled.tsx";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "open-now": HTMLAttributes<HTMLElement>;
    }
  }
}

/** Keeps as much room as the longest words need, so that nothing moves when the script writes them. */
const ReservedSpace = styled("span")({
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
export const OpenNow = ({ data, longest }: OpenNowModel) => (
  <ReservedSpace data-longest={longest}>
    <open-now data-hours={data} suppressHydrationWarning>
      {""}
    </open-now>
  </ReservedSpace>
);

/** Tells the script after which date a line is of no use. */
export const untilAttribute = (until: string | null) =>
  until === null ? {} : { "data-until": until };

/** What takes two lines is told from what follows. */
const List = styled("div")({ "&&": { display: "grid", gap: "0.375rem" } });

const Line = styled("div")({ [`${RTL} &`]: OWN_DIRECTION });

/** Opening hours, a line each. */
export const Hours = ({ owner, openNow, ...hours }: DisplayHours) => (
  <List data-hours={owner}>
    {openNow && <OpenNow {...openNow} />}
    <HoursLines lines={hours.lines.filter(isUsualWeek)} />
    <Dates {...hours} />
  </List>
);

const isUsualWeek = ({ until }: DisplayHours["lines"][number]) => until === null;

/** The third of the dates that are not past, and all that follow. */
const LATER_DATES = "~ [data-until]:not([hidden])".repeat(NEXT_DATES + 1);

/**
 * Under the next dates the later ones are folded away, for a dozen of them would be longer than all else.
 * Which are past is known to the page's script alone, so it is the style sheet that counts. The element
 * that unfolds them stands before them all, for style sheets do not look back.
 */
const Folding = styled(List)({
  "& > details": { order: 1 },
  "& summary": { paddingBlock: "0.25rem", cursor: "pointer" },
  [`& > details ${LATER_DATES}`]: { order: 2 },
  [`& > details:not([open]) ${LATER_DATES}`]: { display: "none" },
  [`& > details:not(:has(${LATER_DATES}))`]: { display: "none" },
});

/** What is different on some dates. */
function Dates({ lines, later }: Pick<DisplayHours, "lines" | "later">) {
  const dated = lines.filter((line) => !isUsualWeek(line));
  if (dated.length === 0) return null;
  return (
    <Folding>
      {later && (
        <details suppressHydrationWarning>
          <summary>{later}</summary>
        </details>
      )}
      <HoursLines lines={dated} />
    </Folding>
  );
}

export const HoursLines = ({ lines }: Pick<DisplayHours, "lines">) =>
  lines.map(({ text, until }) => (
    <Line key={text} suppressHydrationWarning {...untilAttribute(until)}>
      {text}
    </Line>
  ));
