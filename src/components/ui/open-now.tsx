import { styled } from "../../looks/theme/styled.tsx";
import { type DisplayHours, NEXT_DATES, type OpenNowModel } from "../../model/hours.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "open-now": HTMLAttributes<HTMLElement>;
    }
  }
}

/** Reserves the space of the longest text, so that nothing moves when the script writes it. */
const ReservedSpace = styled("span")({
  // Wins over the styles of lists.
  "&&": { display: "grid" },
  fontWeight: 600,
  "& > *": { gridArea: "1 / 1" },
  "&::after": { content: "attr(data-longest)", gridArea: "1 / 1", visibility: "hidden" },
  "@media (scripting: none)": { "&&": { display: "none" } },
});

/** Of an element without a text, which only marks today and hides past dates. */
const NoSpace = styled("span")({ "&&": { position: "absolute" } });

/**
 * Whether the business is open now. The page's script (src/client/open-now.ts) writes the text, since the
 * page is built long before a visitor sees it; React leaves it alone.
 */
export const OpenNow = ({ data, longest }: OpenNowModel) => {
  const Space = longest === "" ? NoSpace : ReservedSpace;
  return (
    <Space data-longest={longest}>
      <open-now data-hours={data} suppressHydrationWarning>
        {""}
      </open-now>
    </Space>
  );
};

/** Tells the script after which date to hide a line. */
export const untilAttribute = (until: string | null) =>
  until === null ? {} : { "data-until": until };

/** The gap separates entries that take two lines. */
const List = styled("div")({ "&&": { display: "grid", gap: "0.375rem" } });

/** Opening hours, one line each. */
export const Hours = ({ owner, openNow, ...hours }: DisplayHours) => (
  <List data-hours={owner}>
    {openNow && <OpenNow {...openNow} />}
    <HoursLines lines={hours.lines.filter(isUsualWeek)} />
    <Dates {...hours} />
  </List>
);

const isUsualWeek = ({ until }: DisplayHours["lines"][number]) => until === null;

/** From the third future date on. */
const LATER_DATES = "~ [data-until]:not([hidden])".repeat(NEXT_DATES + 1);

/**
 * Shows the next dates and folds the later ones. Only the page's script knows which dates are past, so
 * the style sheet counts those that are visible. The unfolding element comes before them all, since CSS
 * selectors cannot look back.
 */
const Folding = styled(List)({
  "& > details": { order: 1 },
  "& summary": { paddingBlock: "0.25rem", cursor: "pointer" },
  [`& > details ${LATER_DATES}`]: { order: 2 },
  [`& > details:not([open]) ${LATER_DATES}`]: { display: "none" },
  [`& > details:not(:has(${LATER_DATES}))`]: { display: "none" },
});

/** The dates with other hours. */
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
    <div key={text} suppressHydrationWarning {...untilAttribute(until)}>
      {text}
    </div>
  ));
