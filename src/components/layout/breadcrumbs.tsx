import { styled } from "../../looks/theme/styled.tsx";
import type { Crumb } from "../../model/route.ts";
import { PageContainer } from "../ui/section-frame.tsx";
import { useTexts } from "../ui/texts.tsx";

const Nav = styled("nav")({ paddingBlock: "0.625rem", fontSize: "0.9375rem" });

const Trail = styled("ol")({
  display: "flex",
  flexWrap: "wrap",
  "& li": { display: "flex", alignItems: "center" },
  "& li > *": { paddingBlock: "0.25rem" },
  "& li + li::before": { content: '"/"', marginInline: "0.625rem", color: "var(--muted)" },
});

/** The breadcrumb trail from the home page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const texts = useTexts("common");
  return trail.length === 0 ? null : (
    <Nav aria-label={texts.trail}>
      <PageContainer>
        <Trail>
          {trail.map(({ label, href }, index) => (
            <li key={href}>
              {index < trail.length - 1 ? (
                <a href={href}>{label}</a>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </Trail>
      </PageContainer>
    </Nav>
  );
}
