/** How the browser reaches a repository. */
export interface Access {
  /** The address of the API: GitHub's own, or that of a company's server. */
  api: string;
  token: string;
}

/** Why GitHub did not do something, in words for the owner. `status` is 0 if it was not reached. */
export class GitHubError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Calls the API; its responses are JSON. */
export async function request<T>(
  { api, token }: Access,
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(api + path, {
    method,
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: {
      Accept: "application/vnd.github+json",
      Authorization: `Bearer ${token}`,
      "X-GitHub-Api-Version": "2022-11-28",
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new GitHubError(OFFLINE, 0);
  });
  const result: unknown = await response.json().catch(() => undefined);
  if (response.ok) return result as T;
  throw new GitHubError(explain(response, String(Object(result).message ?? "")), response.status);
}

const OFFLINE =
  "GitHub cannot be reached. Your changes are kept in this browser. Try again when you are online.";

const KEPT = "Your changes are kept in this browser.";

/** What went wrong, and what to do. */
export function explain(
  { status, headers }: Pick<Response, "status" | "headers">,
  said: string,
): string {
  const wait = waitUntil(status, headers);
  if (wait !== undefined)
    return `GitHub takes no more requests until ${wait}. ${KEPT} Try again then.`;
  if (status === 401)
    return `GitHub does not accept the access key: it has expired, or it was deleted. Make a new one and enter it. ${KEPT}`;
  if (status === 403) return `GitHub refuses this: ${permissionIn(headers) ?? said}. ${KEPT}`;
  if (status === 404)
    return `GitHub does not find this. Compare the names of the owner, the repository and the branch, and whether the access key is for this repository. ${KEPT}`;
  if (status === 409 || status === 422) return `GitHub did not accept this: ${said} ${KEPT}`;
  return `GitHub has a problem (${status} ${said}). ${KEPT} Try again later.`;
}

/** The time from which GitHub takes requests again; undefined if it refuses for another reason. */
function waitUntil(status: number, headers: Headers): string | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const after = headers.get("retry-after");
  const reset = headers.get("x-ratelimit-reset");
  const isOver = headers.get("x-ratelimit-remaining") === "0";
  if (after !== null) return timeOf(Date.now() + Number(after) * 1000);
  if (isOver && reset !== null) return timeOf(Number(reset) * 1000);
  return status === 429 ? timeOf(Date.now() + 60_000) : undefined;
}

const timeOf = (time: number) =>
  new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** The permission that the key lacks, as GitHub's settings call it. */
function permissionIn(headers: Headers): string | undefined {
  const needed = headers.get("x-accepted-github-permissions");
  if (!needed) return undefined;
  const [first = needed] = needed.split(";");
  const named = first.split(",").map((each) => each.trim().replace("_", " ").replace("=", ": "));
  return `the access key lacks the permission “${named.join(", ")}”. Change the key on GitHub, under Settings, Developer settings`;
}
