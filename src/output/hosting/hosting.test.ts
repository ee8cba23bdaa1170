import { describe, expect, it } from "vitest";
import { SMALL_WEBM } from "../../testing/facts.ts";
import {
  type Config,
  compile,
  makeConfig,
  makePage,
  type SectionConfig,
  siteOf,
} from "../../testing/site.ts";
import { type HeaderRule, headerRules } from "./headers.ts";
import { headersFor, parseHeadersFile } from "./headers-file.ts";
import { hostFiles } from "./hosts.ts";
import { servicesOf } from "./services.ts";

const FEED = "application/atom+xml; charset=utf-8";
const FORM = "https://forms.example/to/{business.email}";
const SIGNUP = "https://letters.example/lists/1;a/subscribe?src=web";

const forms = {
  contact: { service: "own" as const, endpoint: FORM, next: "/sent.html" },
  signup: {
    endpoint: SIGNUP,
    marker: { name: "marker", value: "1" },
    antiForgery: { name: "csrf", value: "true" },
    next: "/",
  },
};

const map = {
  embedUrl: "https://maps.example/embed?q={business.geo}",
  linkUrl: "https://maps.example/",
  title: "Map",
};

const contact: SectionConfig = { type: "contact", heading: "Write to us" };
const leadCapture: SectionConfig = {
  type: "leadCapture",
  heading: "The guide",
  points: ["One"],
  button: "Send it",
  success: "It is on its way.",
};

const film: SectionConfig = {
  type: "hero",
  heading: "Slate",
  video: { files: ["film.webm"], poster: "logo.svg", label: "A slate is laid" },
};

/** Everything for which a site can need browsers' permission, at once. */
const sections = [contact, leadCapture, film];
const { fonts, ...theme } = makeConfig().theme;
const everything: Partial<Config> = {
  forms: {
    ...forms,
    signup: {
      ...forms.signup,
      trackingUrl: "https://count.example/seen?list=1",
      scriptUrl: "https://cdn.example/forms.js",
    },
  },
  map,
  theme: { ...theme, fonts: { ...fonts, stylesheet: "https://fonts.example/css?family=Archivo" } },
};

/** The header values of a site with these sections, by name. */
async function headersOf(sections: SectionConfig[], changes: Partial<Config> = {}) {
  const config = makeConfig({
    pages: [
      makePage({ sections: [{ type: "hero", heading: "Roofs" }, ...sections] }),
      makePage({ path: "/sent.html", title: "Sent", index: false }),
    ],
  });
  const result = await compile({ ...config, ...changes }, { "film.webm": SMALL_WEBM });
  expect(result.diagnostics).toEqual([]);
  const site = siteOf(result);
  const rules = headerRules(servicesOf(site.summary.pages, site.config), site.config.business.url);
  return { rules, headers: new Map(rules[0]?.headers) };
}

it.each<[NonNullable<Config["analytics"]>, string, string]>([
  [{ service: "plausible" }, "https://plausible.io", "https://plausible.io"],
  [
    { service: "goatcounter", address: "https://roofs.goatcounter.com/count" },
    "https://gc.zgo.at",
    "https://roofs.goatcounter.com/count https://gc.zgo.at",
  ],
  [
    { service: "cloudflare", token: "abc" },
    "https://static.cloudflareinsights.com",
    "https://cloudflareinsights.com/cdn-cgi/rum https://static.cloudflareinsights.com",
  ],
  [{ service: "own", address: "https://stats.example/view" }, "", "https://stats.example/view"],
])("the policy allows what counts visits: %o", async (analytics, script, calls) => {
  const policy = (await headersOf([], { analytics })).headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain(`script-src 'self'${script && ` ${script}`};`);
  expect(policy).toContain(`connect-src 'self' ${calls};`);
});

const NEVER_NEEDED =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), " +
  "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
  "publickey-credentials-get=(), usb=(), xr-spatial-tracking=()";

/** The headers of all pages of https sites. */
const ALWAYS: HeaderRule["headers"] = [
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Strict-Transport-Security", "max-age=63072000"],
];

const KEPT_FOR_EVER: HeaderRule[] = [
  { path: "/assets/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
  { path: "/share/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
];

const directive = (policy = "", name: string) =>
  policy.split("; ").find((words) => words.startsWith(`${name} `));

describe("the headers of a site", () => {
  it("allow nothing but the site itself if the pages use nothing else", async () => {
    const { rules } = await headersOf([]);
    expect(rules).toEqual([
      {
        path: "/*",
        headers: [
          [
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; " +
              "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
              "connect-src 'self'; media-src 'self'; frame-src 'none'; form-action 'self'; " +
              "frame-ancestors 'none'; base-uri 'none'; " +
              "require-trusted-types-for 'script'; trusted-types json-ld",
          ],
          ["Permissions-Policy", `${NEVER_NEEDED}, autoplay=(), fullscreen=()`],
          ...ALWAYS,
        ],
      },
      ...KEPT_FOR_EVER,
    ]);
  });

  it("allow exactly what the pages use if they use everything", async () => {
    const { rules } = await headersOf(sections, everything);
    const signup = "https://letters.example/lists/1%3Ba/subscribe";
    expect(rules).toEqual([
      {
        path: "/*",
        headers: [
          [
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self' https://cdn.example; " +
              "style-src 'self' 'unsafe-inline' https://fonts.example; " +
              "img-src 'self' data: https://cdn.example; font-src 'self' https:; " +
              `connect-src 'self' ${signup} https://count.example/seen https://cdn.example; ` +
              "media-src 'self'; frame-src https://maps.example; " +
              `form-action 'self' https://forms.example/to/hello@roofs.example ${signup}; ` +
              "frame-ancestors 'none'; base-uri 'none'",
          ],
          [
            "Permissions-Policy",
            `${NEVER_NEEDED}, autoplay=(self), fullscreen=(self "https://maps.example")`,
          ],
          ...ALWAYS,
        ],
      },
      ...KEPT_FOR_EVER,
    ]);
  });

  it("omit services that the config names and no page shows", async () => {
    const { headers } = await headersOf([], { forms, map });
    expect(headers.get("Content-Security-Policy")).not.toContain("https:");
  });

  it("allow forms to the configured addresses only", async () => {
    const { headers } = await headersOf([contact, leadCapture], { forms });
    const policy = headers.get("Content-Security-Policy");
    const signup = "https://letters.example/lists/1%3Ba/subscribe";
    expect(directive(policy, "form-action")).toBe(
      `form-action 'self' https://forms.example/to/hello@roofs.example ${signup}`,
    );
    expect(directive(policy, "connect-src")).toBe(`connect-src 'self' ${signup}`);
  });

  it("allow the map in its frame, and full screen", async () => {
    const { headers } = await headersOf([contact], { forms, map });
    const policy = headers.get("Content-Security-Policy");
    expect(directive(policy, "frame-src")).toBe("frame-src https://maps.example");
    expect(headers.get("Permissions-Policy")).toContain('fullscreen=(self "https://maps.example")');
  });

  it("allow a provider's script that Trusted Types would block", async () => {
    const signup = { ...forms.signup, scriptUrl: "https://cdn.example/forms.js" };
    const { headers } = await headersOf([leadCapture], { forms: { signup } });
    const policy = headers.get("Content-Security-Policy");
    expect(directive(policy, "script-src")).toBe("script-src 'self' https://cdn.example");
    expect(policy).not.toContain("trusted-types");
  });

  it("require https if the site uses it", async () => {
    const secure = await headersOf([]);
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}$/);
    const { business } = makeConfig({});
    const local = await headersOf([], { business: { ...business, url: "http://localhost:4173" } });
    expect(local.headers.has("Strict-Transport-Security")).toBe(false);
  });

  it("are never set by two rules at once", async () => {
    const { rules } = await headersOf([contact, leadCapture], { forms, map });
    const [everywhere, ...others] = rules.map(({ headers }) => headers.map(([name]) => name));
    expect(others.flat().filter((name) => everywhere?.includes(name))).toEqual([]);
  });
});

describe("the files for hosts", () => {
  const rules: HeaderRule[] = [
    {
      path: "/*",
      headers: [
        ["Permissions-Policy", 'fullscreen=(self "https://maps.example")'],
        ["X-Frame-Options", "DENY"],
      ],
    },
    { path: "/assets/*", headers: [["Cache-Control", "immutable"]] },
    { path: "/share/*", headers: [["Cache-Control", "public"]] },
  ];
  const files = new Map(hostFiles(rules, []).map(({ url, data }) => [url, data]));

  it("exist for each kind of host", () => {
    expect([...files.keys()]).toEqual([
      "/_headers",
      "/vercel.json",
      "/.htaccess",
      "/.hosting/nginx.conf",
      "/.hosting/Caddyfile",
    ]);
  });

  it("give Netlify and Cloudflare Pages each rule", () => {
    expect(files.get("/_headers")).toBe(`/*
  Permissions-Policy: fullscreen=(self "https://maps.example")
  X-Frame-Options: DENY
/assets/*
  Cache-Control: immutable
/share/*
  Cache-Control: public
`);
  });

  it("give Vercel each rule, and clean addresses", () => {
    expect(JSON.parse(files.get("/vercel.json") ?? "")).toEqual({
      cleanUrls: true,
      redirects: [{ source: "/:path+/", destination: "/:path+", statusCode: 308 }],
      headers: [
        {
          source: "/(.*)",
          headers: [
            { key: "Permissions-Policy", value: 'fullscreen=(self "https://maps.example")' },
            { key: "X-Frame-Options", value: "DENY" },
          ],
        },
        { source: "/assets/(.*)", headers: [{ key: "Cache-Control", value: "immutable" }] },
        { source: "/share/(.*)", headers: [{ key: "Cache-Control", value: "public" }] },
      ],
    });
  });

  it("give Apache each header once, and some only if a condition holds", () => {
    const text = files.get("/.htaccess") ?? "";
    const [, marks] = text.split("<IfModule mod_setenvif.c>\n");
    expect(marks?.split("\n</IfModule>")[0]).toBe(`  SetEnvIf Request_URI "^/assets/" rule_1 kept
  SetEnvIf Request_URI "^/share/" rule_2 kept`);
    const [, headers] = text.split("<IfModule mod_headers.c>\n");
    expect(headers?.split("\n  <FilesMatch")[0]).toBe(String.raw`  Header unset Permissions-Policy
  Header always set Permissions-Policy "fullscreen=(self \"https://maps.example\")"
  Header unset X-Frame-Options
  Header always set X-Frame-Options "DENY"
  Header unset Cache-Control env=!kept
  Header always set Cache-Control "no-cache" env=!kept
  Header set Cache-Control "immutable" env=rule_1
  Header set Cache-Control "public" env=rule_2`);
  });

  it("give Apache no directives that a host may forbid, as each page would fail", () => {
    const allowed = new Set(
      "AddDefaultCharset AddEncoding AddOutputFilterByType AddType ErrorDocument ForceType Header RequestHeader RewriteBase RewriteCond RewriteEngine RewriteOptions RewriteRule SetEnv SetEnvIf <IfModule </IfModule> <FilesMatch </FilesMatch>".split(
        " ",
      ),
    );
    const lines = (files.get("/.htaccess") ?? "").split("\n").map((line) => line.trim());
    const directives = lines
      .filter((line) => !/^(#|$)/.test(line))
      .map((line) => line.split(" ")[0]);
    expect(directives.filter((name = "") => !allowed.has(name))).toEqual([]);
    expect(directives).toContain("RewriteRule");
  });

  it("escape characters with a meaning for Apache", () => {
    const rule: HeaderRule = { path: "/*", headers: [["A", 'a "b" \\ %3B']] };
    const data = hostFiles([rule], []).find(({ url }) => url === "/.htaccess")?.data;
    expect(data).toContain(String.raw`Header always set A "a \"b\" \\ %%3B"`);
  });

  it("give nginx all headers of each path, and clean addresses", () => {
    expect(
      files.get("/.hosting/nginx.conf"),
    ).toBe(String.raw`# For nginx: put this line into the server block that has the site's folder as its root:
#   include /path/to/site/.hosting/nginx.conf;

gzip on;
gzip_static on;
gzip_vary on;
gzip_min_length 256;
gzip_types text/css text/plain text/javascript application/javascript application/json application/xml application/atom+xml image/svg+xml;
error_page 404 /404.html;

absolute_redirect off;

# Addresses have no trailing slash, and no index.html.
location ~ ^/([\w\x80-\xff].*)/$ {
  rewrite ^(.+)/$ $1 permanent;
}
rewrite ^/index\.html$ / permanent;

# Names that begin with a dot are not for visitors, except .well-known.
if ($uri ~ "/\.(?!well-known(/|$))") {
  return 404;
}

location / {
  try_files $uri $uri.html $uri/index.html =404;
  add_header Permissions-Policy "fullscreen=(self \"https://maps.example\")" always;
  add_header X-Frame-Options "DENY" always;
  add_header Cache-Control "no-cache" always;
}

location ^~ /assets/ {
  try_files $uri =404;
  add_header Permissions-Policy "fullscreen=(self \"https://maps.example\")" always;
  add_header X-Frame-Options "DENY" always;
  add_header Cache-Control "immutable" always;
}

location ^~ /share/ {
  try_files $uri =404;
  add_header Permissions-Policy "fullscreen=(self \"https://maps.example\")" always;
  add_header X-Frame-Options "DENY" always;
  add_header Cache-Control "public" always;
}

`);
  });

  it("give Caddy all headers of each path, and clean addresses", () => {
    expect(
      files.get("/.hosting/Caddyfile"),
    ).toBe(String.raw`# For Caddy: import this file and use it in the site's block:
#   import /path/to/site/.hosting/Caddyfile
#   www.your-domain.example {
#     root * /path/to/site
#     import plumbline
#   }
(plumbline) {
  encode zstd gzip
  redir /index.html / permanent
  @hidden not path_regexp ^(/(\.well-known|[^./][^/]*))*/?$
  error @hidden 404
  route {
    @slash path_regexp ^/([\w\pL].*)/$
    route @slash {
      uri strip_suffix /
      redir * {uri} permanent
    }
    try_files {path} {path}.html {path}/index.html
  }
  file_server {
    precompressed br gzip
  }
  handle_errors {
    rewrite * /404.html
    header Cache-Control no-cache
    file_server
  }
  @0 {
    not path /assets/* /share/*
  }
  header @0 {
    Permissions-Policy "fullscreen=(self \"https://maps.example\")"
    X-Frame-Options "DENY"
    Cache-Control "no-cache"
  }

  @1 path /assets/*
  header @1 {
    Permissions-Policy "fullscreen=(self \"https://maps.example\")"
    X-Frame-Options "DENY"
    Cache-Control "immutable"
  }

  @2 path /share/*
  header @2 {
    Permissions-Policy "fullscreen=(self \"https://maps.example\")"
    X-Frame-Options "DENY"
    Cache-Control "public"
  }
}
`);
  });

  it("give feeds their media type, in any spelling of their address, uncached", async () => {
    const none = servicesOf([], siteOf(await compile(makeConfig())).config);
    const [everywhere, feed] = headerRules(none, "https://roofs.example", ["/süd/feed.xml"]);
    const written = [everywhere, feed].flatMap((rule) => rule ?? []);
    const text = new Map(hostFiles(written, []).map(({ url, data }) => [url, data]));
    const shown = parseHeadersFile(text.get("/_headers") ?? "");
    expect(headersFor(shown, "/süd/feed.xml").get("content-type")).toBe(FEED);
    expect(text.get("/vercel.json")).toContain(`"value": "${FEED}"`);
    const apache = text.get("/.htaccess");
    expect(apache).toContain(String.raw`SetEnvIf Request_URI "^/süd/feed\.xml$" rule_1`);
    expect(apache).toContain(`Header set Content-Type "${FEED}" env=rule_1`);
    const nginx = text.get("/.hosting/nginx.conf")?.split("location = /süd/feed.xml {")[1];
    expect(nginx).toContain(`types {} default_type "${FEED}";`);
    expect(nginx).toContain('Cache-Control "no-cache"');
    const caddy = text.get("/.hosting/Caddyfile")?.split("@1 path /süd/feed.xml")[1];
    expect(caddy).toContain(`Content-Type "${FEED}"`);
    expect(caddy).toContain('Cache-Control "no-cache"');
  });
});
