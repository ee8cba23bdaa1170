/** What others can show of a page, by its head. */
export interface PageHead {
  language: string;
  direction: string;
  title: string;
  description: string;
  /** The address as search results show it: `www.example.com › prices`. */
  address: string;
  /** The name of the site's server. */
  host: string;
  site: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  share: { title: string; description: string; picture?: SharePicture };
}

export interface SharePicture {
  /** The path of its file on this server. */
  path: string;
  shows: string;
}

/** Reads the head of a page. */
export function readHead(html: string): PageHead {
  const [head = ""] = html.split("</head>", 1);
  const page = new DOMParser().parseFromString(head, "text/html");
  const content = (selector: string) =>
    page.querySelector(`meta${selector}`)?.getAttribute("content") ?? "";
  const address = page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  const url = parsed(address);
  const picture = parsed(content("[property='og:image']"));
  return {
    language: page.documentElement.lang,
    direction: page.documentElement.dir || "ltr",
    title: page.title,
    description: content("[name=description]"),
    address: [url?.host, ...steps(url?.pathname ?? "")].join(" › "),
    host: url?.host ?? "",
    site: content("[property='og:site_name']"),
    isListed: !content("[name=robots]").includes("noindex"),
    share: {
      title: content("[property='og:title']"),
      description: content("[property='og:description']"),
      ...(picture && {
        picture: { path: picture.pathname, shows: content("[property='og:image:alt']") },
      }),
    },
  };
}

const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);

const steps = (path: string) => path.split("/").filter(Boolean).map(decodeURIComponent);
