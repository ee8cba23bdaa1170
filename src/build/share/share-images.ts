import type { CompiledSite } from "../../compile/compile.ts";
import { shareStyle } from "../../compile/share-image.ts";
import { shareArtist } from "./card.ts";

/** The share images of a site's pages, each drawn when it is asked for: thousands are not kept. */
export async function shareImages({
  config,
  pages,
}: CompiledSite): Promise<Iterable<{ url: string; data: Uint8Array }>> {
  const style = shareStyle(config);
  if (!style) return [];
  const draw = await shareArtist(style);
  return (function* () {
    for (const { share } of pages) {
      if (share) yield { url: share.url, data: draw(share.words) };
    }
  })();
}
