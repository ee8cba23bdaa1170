import { type ListenOptions, type RunningServer, startServer } from "./listen.ts";
import { serveSite } from "./static-site.ts";

/** Serves the built site in `dir` until closed. */
export const startPreviewServer = ({
  dir,
  ...place
}: ListenOptions & { dir: string }): Promise<RunningServer> => startServer(serveSite(dir), place);
