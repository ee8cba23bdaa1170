import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import { DateLine } from "../layout/date-line.tsx";
import { Languages } from "../layout/languages.tsx";
import type { RouteModel } from "../model/route.ts";
import { SectionBoundary } from "../sections/section-boundary.tsx";
import { SectionRenderer } from "../sections/section-renderer.tsx";
import { TextsProvider } from "../ui/texts.tsx";

const Above = ({ languages, trail, date }: Pick<RouteModel, "languages" | "trail" | "date">) => (
  <>
    <Languages languages={languages} />
    <Breadcrumbs trail={trail} />
    {date && <DateLine {...date} />}
  </>
);

const sectionPosition = ({ path, sections }: RouteModel, index: number) =>
  `${path} › section ${index + 1}, ${sections[index]?.type}`;

/** The content of a page: breadcrumbs or date, and its sections. */
export const Page = ({ route }: { route: RouteModel }) => (
  <TextsProvider value={route.texts}>
    <Above {...route} />
    {route.isInner && <span hidden data-inner="" />}
    {route.sections.map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections are known by their order
      <SectionBoundary key={index} section={section} position={sectionPosition(route, index)}>
        <SectionRenderer section={section} />
      </SectionBoundary>
    ))}
  </TextsProvider>
);
