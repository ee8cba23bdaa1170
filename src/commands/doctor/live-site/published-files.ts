import { z } from "zod";
import type { Reply, SendRequest } from "../../../lib/network/client.ts";
import { MANIFEST_URL } from "../../../output/manifest.ts";
import type { PublishedFiles } from "./live.ts";

const list = z.object({ files: z.array(z.object({ path: z.string(), sha256: z.string() })) });

/** Requests the manifest once, on demand. */
export function publishedFiles(origin: URL, ask: SendRequest): () => Promise<PublishedFiles> {
  let asked: Promise<PublishedFiles> | undefined;
  return () => {
    asked ??= ask(new URL(MANIFEST_URL, origin)).then(publishedFilesIn);
    return asked;
  };
}

/** No files, if the response is not a manifest. */
function publishedFilesIn({ status, body, headers }: Reply): PublishedFiles {
  const listed = status === 200 ? filesIn(body.toString()) : [];
  const files = new Map(listed.map(({ path, sha256 }) => [path, sha256]));
  return { files, since: listed.length > 0 ? headers["last-modified"] : undefined };
}

function filesIn(text: string): z.output<typeof list>["files"] {
  try {
    return list.safeParse(JSON.parse(text)).data?.files ?? [];
  } catch {
    return [];
  }
}
