import { pageWidth } from "../../looks/theme/css.ts";
import { styled } from "../../looks/theme/styled.tsx";
import type { LanguageLink } from "../../model/route.ts";
import { PageContainer } from "../ui/section-frame.tsx";
import { useTexts } from "../ui/texts.tsx";

const Nav = styled("nav")(({ theme }) => ({
  borderBottom: "1px solid var(--line)",
  fontSize: "0.9375rem",
  // At the end of the line of breadcrumbs.
  [theme.breakpoints.up("md")]: {
    "&:has(+ nav)": {
      float: "inline-end",
      border: 0,
      paddingTop: "0.375rem",
      marginInlineEnd: `max(0px, 50% - ${pageWidth(theme) / 2}px)`,
      "& ~ *": { clear: "both" },
      "& + nav": { clear: "none" },
    },
  },
}));

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  columnGap: "1.25rem",
  "& li > *": { display: "block", paddingBlock: "0.5rem" },
  "& [aria-current]": { fontWeight: 600 },
});

/** Links to the page in the site's other languages, each by its own name. */
export function Languages({ languages }: { languages: readonly LanguageLink[] }) {
  const texts = useTexts("common");
  return languages.length === 0 ? null : (
    <Nav aria-label={texts.languages}>
      <PageContainer>
        <List>
          {languages.map(({ language, name, href, isHere }) => (
            <li key={language}>
              {isHere ? (
                <span aria-current="true">{name}</span>
              ) : (
                <a href={href} lang={language} hrefLang={language}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </List>
      </PageContainer>
    </Nav>
  );
}
