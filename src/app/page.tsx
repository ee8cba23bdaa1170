import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import { Languages } from "../layout/languages.tsx";
import type { RouteModel } from "../model/route.ts";
import { opaque } from "../model/words.ts";
import { SectionRenderer } from "../sections/section-renderer.tsx";
import { TextsProvider } from "../ui/texts.tsx";

const Navigation = ({ languages, trail }: Pick<RouteModel, "languages" | "trail">) => (
  <>
    <Languages languages={opaque(languages)} />
    <Breadcrumbs trail={opaque(trail)} />
  </>
);

/** The content of a page: the links above its sections, and these in order. */
export const Page = ({ route }: { route: RouteModel }) => (
  <TextsProvider value={route.texts}>
    <Navigation {...route} />
    {route.sections.map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections are known by their order
      <SectionRenderer key={index} section={section} />
    ))}
  </TextsProvider>
);
