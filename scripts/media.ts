import { parseCommand } from "./lib/args.ts";

const spec = {
  command: "media",
  summary: "Draws the site's film, pictures and icons again; needs ffmpeg and a Chromium.",
  flags: {},
} as const;

export async function run(argv: string[]): Promise<number> {
  if (!parseCommand(argv, spec)) return 0;
  const { makeMedia } = await import("./media/make.ts");
  await makeMedia();
  console.log("public/ holds the hero film, its poster, the share image and the icons.");
  return 0;
}
