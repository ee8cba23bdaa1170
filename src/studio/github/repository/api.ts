import { type Message, MessageError, message } from "../../protocol/messages.ts";

/** How the browser reaches a repository. */
export interface Access {
  /** The address of the API: GitHub's own, or that of a company's server. */
  api: string;
  token: string;
}

/** Why GitHub did not do something. `status` is 0 if it was not reached. */
export class GitHubError extends MessageError {}

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
    throw new GitHubError(message("offline"), 0);
  });
  const result: unknown = await response.json().catch(() => undefined);
  if (response.ok) return result as T;
  throw new GitHubError(explain(response, String(Object(result).message ?? "")), response.status);
}

/** What went wrong, and what to do. */
export function explain(
  { status, headers }: Pick<Response, "status" | "headers">,
  said: string,
): Message {
  const wait = waitUntil(status, headers);
  if (wait !== undefined) return message("wait", wait);
  if (status === 401) return message("tokenRefused");
  const permission = permissionIn(headers);
  if (status === 403)
    return permission === undefined
      ? message("refused", said)
      : message("needsPermission", permission);
  if (status === 404) return message("notFound");
  if (status === 409 || status === 422) return message("notAccepted", said);
  return message("githubFailed", `${status} ${said}`);
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
  return named.join(", ");
}
