import type { EmotionCache } from "@emotion/cache";

/** What @emotion/server does to a cache, without its streams of Node: it collects styles. */
// biome-ignore lint/style/noDefaultExport: the package has one
export default function createEmotionServer(cache: EmotionCache): void {
  cache.compat = true;
}
