import type { PublishSettings } from "../../../schema/publish.ts";
import type { Target, TargetContext } from "../target.ts";
import { programTarget } from "./program.ts";

type Settings<T extends PublishSettings["to"]> = Extract<PublishSettings, { to: T }>;

export const netlifyTarget = ({ site }: Settings<"netlify">, around: TargetContext): Target =>
  programTarget(
    {
      label: `the site "${site}" at Netlify`,
      name: "netlify-cli",
      args: (folder) => ["deploy", "--prod", "--no-build", "--dir", folder, "--site", site],
      login: "npx netlify-cli login, or NETLIFY_AUTH_TOKEN in the environment.",
    },
    around,
  );

/** A project's domain serves only its production branch. */
export const cloudflareTarget = (
  { project, branch = "main" }: Settings<"cloudflare">,
  around: TargetContext,
): Target =>
  programTarget(
    {
      label: `the project "${project}" at Cloudflare Pages`,
      name: "wrangler",
      args: (folder) => [
        ...["pages", "deploy", folder, "--project-name", project, "--branch", branch],
        "--commit-dirty=true",
      ],
      login:
        "npx wrangler login, or CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment.",
    },
    around,
  );
