import { cp, mkdir, rename } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { canBeCalled } from "../../assets/pictures/media-types.ts";
import { Refusal } from "../../diagnostics/refusal.ts";
import { withTemporaryFolder } from "../../lib/files/temporary-folder.ts";

/** Checks a copy of the public folder with the renamed file. */
export async function withMovedFile<T>(
  publicDir: string,
  move: { from: string; to: string } | undefined,
  look: (publicDir: string) => Promise<T>,
): Promise<T> {
  if (!move) return look(publicDir);
  return withTemporaryFolder(async (folder) => {
    const copy = join(folder, "public");
    await cp(publicDir, copy, { recursive: true, preserveTimestamps: true });
    await mkdir(dirname(join(copy, move.to)), { recursive: true });
    await rename(join(copy, move.from), join(copy, move.to));
    return look(copy);
  });
}

/** Throws if the new extension does not match the content. */
export async function refuseOtherContent(
  publicDir: string,
  move: { from: string; to: string } | undefined,
): Promise<void> {
  if (!move || (await canBeCalled(join(publicDir, move.from), move.to))) return;
  const ending = extname(move.to);
  throw new Refusal(
    `${move.from} is not a ${ending} file by its content, and renaming does not convert it. Export it as ${ending}, and use the new file instead.`,
  );
}
