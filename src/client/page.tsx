import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { BylineText } from "../components/layout/byline.tsx";
import { Languages } from "../components/layout/languages.tsx";
import { TextsProvider } from "../components/ui/texts.tsx";
import type { RouteModel } from "../model/route.ts";
import { SectionBoundary } from "../sections/section-boundary.tsx";
import { SectionRenderer } from "../sections/section-renderer.tsx";

const Above = ({
  languages,
  trail,
  byline,
}: Pick<RouteModel, "languages" | "trail" | "byline">) => (
  <>
    <Languages languages={languages} />
    <Breadcrumbs trail={trail} />
    {byline && <BylineText {...byline} />}
  </>
);

const sectionPosition = ({ path, sections }: RouteModel, index: number) =>
  `${path} › section ${index + 1}, ${sections[index]?.type}`;

/** What the styles of the look and of the header ask about the page. */
const PageMark = ({ isInner, underHeader }: Pick<RouteModel, "isInner" | "underHeader">) => (
  <span hidden data-inner={isInner ? "" : undefined} data-under-header={underHeader} />
);

/** The content of a page: breadcrumbs, byline, and its sections. */
export const Page = ({ route }: { route: RouteModel }) => (
  <TextsProvider value={route.texts}>
    <Above {...route} />
    {(route.isInner || route.underHeader) && <PageMark {...route} />}
    {route.sections.map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections are identified by their order
      <SectionBoundary key={index} section={section} position={sectionPosition(route, index)}>
        <SectionRenderer section={section} />
      </SectionBoundary>
    ))}
  </TextsProvider>
);
