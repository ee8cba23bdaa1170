import { TextsProvider } from "../../components/ui/texts.tsx";
import { SectionRenderer } from "../../sections/section-renderer.tsx";
import { fixtureMedia } from "../fixtures.ts";
import { type Config, compiled, type MediaFiles } from "../site.ts";
import { mount, serverHtml } from "./dom.tsx";

/** The last section of a site's first page, with its element; throws if there are problems. */
export async function sectionOf(config: Config, media: MediaFiles = fixtureMedia) {
  const site = await compiled(config, media);
  const [route] = site.routes;
  const model = route?.sections.at(-1);
  if (!route || !model) throw new Error("There is no section.");
  const node = (
    <TextsProvider value={route.texts}>
      <SectionRenderer section={model} />
    </TextsProvider>
  );
  return { site, route, model, node };
}

/** The server's HTML of the same section. */
export async function openSection(...site: Parameters<typeof sectionOf>) {
  const found = await sectionOf(...site);
  return { ...found, main: mount(serverHtml(found.node)) };
}
