import { RTL } from "../../looks/theme/css.ts";
import { styled } from "../../looks/theme/styled.tsx";
import type { Byline, LinkedName } from "../../model/page-list.ts";
import { PageContainer } from "../ui/section-frame.tsx";

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.5rem",
  paddingBlock: "0.625rem",
  color: "var(--muted)",
  fontSize: "0.9375rem",
  // A name that begins with Latin letters may go on with Arabic ones.
  [`${RTL} & bdi`]: { direction: "rtl" },
});

const Tags = styled("ul")({ display: "flex", flexWrap: "wrap", columnGap: "0.75rem" });

/** The date, the author, the series and the tags of a page, at its top. */
export const BylineText = ({ date, day, updated, author, series, tags }: Byline) => (
  <PageContainer>
    <Line>
      {date && <time dateTime={date}>{day}</time>}
      {updated && <span>{updated}</span>}
      {author && (
        <span>
          <Name {...author} rel="author" />
        </span>
      )}
      {series && (
        <span>
          <Name {...series} />
        </span>
      )}
      {tags && (
        <Tags aria-label={tags.label}>
          {tags.names.map((tag) => (
            <li key={tag.name}>
              <Name {...tag} rel="tag" />
            </li>
          ))}
        </Tags>
      )}
    </Line>
  </PageContainer>
);

const Name = ({ before, name, after, href, rel }: LinkedName & { rel?: string }) => (
  <>
    {before}
    {href === undefined ? (
      <bdi>{name}</bdi>
    ) : (
      <a href={href} rel={rel}>
        {name}
      </a>
    )}
    {after}
  </>
);
