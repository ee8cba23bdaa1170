import type { SectionProps } from "plumbline/kit";
import {
  HoursLines,
  ItemHeading,
  OpenNow,
  part,
  SectionFrame,
  styled,
  untilAttribute,
} from "plumbline/ui";
import type { hours } from "./section.ts";

type HoursProps = SectionProps<typeof hours>;

const Tables = styled("div")(
  part("column", {
    containerType: "inline-size",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "1.5rem",
    maxWidth: "40rem",
    // The script hides it once all dates are past.
    "& > div:not([hidden])": { display: "grid", gap: "0.75rem", marginTop: "1rem" },
  }),
);

/** Hours below their day. */
const STACKED = {
  "&, & > tbody, & tr, & th, & td": { display: "block" },
  "& th": { width: "auto", padding: "0.75rem 0 0", color: "var(--muted)" },
  "& td": { paddingTop: 0, borderTop: 0 },
};

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "var(--digits)",
  "& th, & td": {
    padding: "0.75rem 0",
    borderTop: "1px solid var(--line)",
    textAlign: "start",
    verticalAlign: "top",
  },
  "& th": { width: "45%", paddingInlineEnd: "1.5rem", fontWeight: "inherit" },
  "& [aria-current]": { fontWeight: 700 },
  "& [aria-current] > *": { borderTopColor: "var(--ink)", borderTopWidth: 2 },
  "@container (max-width: 15rem)": STACKED,
  // Dates are longer than names of days, so they stack earlier.
  "@container (max-width: 26rem)": { "&[data-dated]": STACKED },
});

/** The regular week, a row for each day, followed by the dates with other hours. */
export const Hours = ({ text, ...props }: HoursProps) => (
  <SectionFrame {...props} intro={text}>
    <Tables data-hours-table data-hours={props.of}>
      {props.openNow && <OpenNow {...props.openNow} />}
      {props.week.length > 0 && <Rows rows={props.week} />}
      {props.onPhone && (
        <div>
          <HoursLines lines={props.onPhone} />
        </div>
      )}
      {props.dated.length > 0 && (
        <div suppressHydrationWarning {...untilAttribute(props.lastDate)}>
          <ItemHeading>{props.otherwise}</ItemHeading>
          <Rows rows={props.dated} data-dated />
        </div>
      )}
    </Tables>
  </SectionFrame>
);

/** The script marks today's row and hides past ones. */
const Rows = ({ rows, ...rest }: { rows: HoursProps["week"]; "data-dated"?: boolean }) => (
  <Table {...rest}>
    <tbody>
      {rows.map(({ day, hours, on, until }) => (
        <tr key={on} data-on={on} suppressHydrationWarning {...untilAttribute(until)}>
          <th scope="row">{day}</th>
          <td>{hours}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
