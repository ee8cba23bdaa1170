import { execFileSync } from "node:child_process";
import { OWN_REPOSITORY } from "../../lib/git/git.ts";

/** Runs git in a folder, with the date of the author. */
export function git(folder: string, date: string, ...args: string[]): string {
  const time = `${date}T12:00:00Z`;
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@roofs.example"];
  return execFileSync("git", [...identity, ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
    encoding: "utf8",
    // The date of the committer differs, since an old change may be committed again.
    env: {
      ...process.env,
      ...OWN_REPOSITORY,
      GIT_AUTHOR_DATE: time,
      GIT_COMMITTER_DATE: "2026-11-20T12:00:00Z",
    },
  });
}

/** Commits all files of a folder. */
export function commitAll(folder: string, date: string): void {
  git(folder, date, "add", ".");
  git(folder, date, "commit", "-m", "Change");
}
