import { styled } from "../../looks/theme/styled.tsx";
import type { PageDate } from "../../model/news.ts";
import { PageContainer } from "../ui/section-frame.tsx";

const Line = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.5rem",
  paddingBlock: "0.625rem",
  color: "var(--muted)",
  fontSize: "0.9375rem",
});

/** The date of a page, at its top. */
export const DateLine = ({ date, day, updated }: PageDate) => (
  <PageContainer>
    <Line>
      <time dateTime={date}>{day}</time>
      {updated && <span>{updated}</span>}
    </Line>
  </PageContainer>
);
