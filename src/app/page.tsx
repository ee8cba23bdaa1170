import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import type { RouteModel } from "../model/route.ts";
import { opaque } from "../model/words.ts";
import { SectionRenderer } from "../sections/section-renderer.tsx";
import { TextsProvider } from "../ui/texts.tsx";

/** The content of a page: its trail and its sections in order. */
export const Page = ({ route }: { route: RouteModel }) => (
  <TextsProvider value={route.texts}>
    <Breadcrumbs trail={opaque(route.trail)} />
    {route.sections.map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections are known by their order
      <SectionRenderer key={index} section={section} />
    ))}
  </TextsProvider>
);
