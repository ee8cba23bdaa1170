import { readUrl } from "../../../../schema/fields/urls.ts";
import { isPrivateHost } from "../../../lib/url.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SourceText } from "../../engine/source-texts.ts";

export const testAddress = defineCheck({
  id: "test-address",
  severity: "warning",
  summary: "Addresses are those of the live site, not of a test.",
  explanation:
    "The address under business › url is in each page for search engines, in the sitemap, in pictures for " +
    "sharing and in your structured data. If it points to your own computer, to a tunnel or to a " +
    "preview, search engines list that address or nothing, and shared links lead there. The same is true of links " +
    "and of services that your pages use. Write the address of the live site.",
  *checkText(written) {
    for (const address of addressesIn(written)) {
      const reason = reasonAgainst(address, written);
      if (reason) yield { path: written.path, ...reason };
    }
  },
});

const isSiteUrl = ({ path }: SourceText) => path.join() === "business,url";

/** The addresses that visitors' browsers or search engines follow. */
function addressesIn({ kind, value }: SourceText): string[] {
  if (kind === "markdown")
    return [...value.matchAll(/\]\(\s*<?(https:\/\/[^\s)>]+)/gi)].flatMap(([, link]) => link ?? []);
  const isAddress = kind === "link" || kind === "endpoint" || kind === "fact";
  return isAddress && /^\S+(:\/\/|@)\S+$/.test(value) ? [value] : [];
}

/** Links to this computer are reported by another rule. A test name or a port may be intended. */
function reasonAgainst(address: string, written: SourceText): Omit<Finding, "path"> | undefined {
  const url = readUrl(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url) return undefined;
  const isLink = written.kind === "link" || written.kind === "markdown";
  const [isSite, host] = [isSiteUrl(written), url.hostname];
  const tables = [...(isLink ? [] : OF_COMPUTERS), ...OF_TESTS, ...(isSite ? OF_SITES : [])];
  const why = tables.find(({ isSo }) => isSo(host))?.why ?? (isSite ? portWords(url) : undefined);
  return why === undefined
    ? undefined
    : {
        message: `${address} ${why}`,
        hint: isSite ? WRITE_DOMAIN : "Write the permanent address.",
      };
}

const WRITE_DOMAIN =
  "Write the address that visitors will type in, such as https://www.your-domain.example. npm start works without it.";

const portWords = ({ port }: URL) =>
  port === ""
    ? undefined
    : `has the port ${port}, like a test server. Visitors who type in the domain alone reach another server.`;

interface Kind {
  isSo(host: string): boolean;
  why: string;
}

const matching = (pattern: RegExp, why: string): Kind => ({
  isSo: (host) => pattern.test(host),
  why,
});

const OF_COMPUTERS: readonly Kind[] = [
  { isSo: isPrivateHost, why: "is on your own computer or network. Nobody else can reach it." },
];

/** Tunnels to a developer's computer, and online editors. */
const TUNNELS =
  /(^|\.)(ngrok(-free)?\.(io|app|dev|pizza)|trycloudflare\.com|loca\.lt|localtunnel\.me|serveo\.net|localhost\.run|lhr\.(life|rocks)|devtunnels\.ms|tunnelmole\.net|pagekite\.me|telebit\.io|bore\.pub|zrok\.io|pinggy\.(io|link|online)|sharedwithexpose\.com|ts\.net|beeceptor\.com|app\.github\.dev|githubpreview\.dev|gitpod\.io|csb\.app|stackblitz\.io|webcontainer(-api)?\.io|replit\.dev|repl\.co|cloudworkstations\.dev)$/;

/** Previews of single versions at hosts. */
const PREVIEWS = [
  // docs.netlify.com/site-deploys/overview, firebase.google.com/docs/hosting/test-preview-deploy
  /--[\w-]+\.(netlify\.app|web\.app|firebaseapp\.com)$/,
  // vercel.com/docs/deployments/generated-urls: a branch, or nine random characters, and the team
  /-git-[\w-]+\.vercel\.app$/,
  /-(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{9}-[\w-]+\.vercel\.app$/,
  // developers.cloudflare.com/pages/configuration/preview-deployments
  /^[^.]+\.[^.]+\.pages\.dev$/,
  /-pr-\d+\.onrender\.com$/,
  /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
  /-\d+\.[a-z\d]+\.\d\.azurestaticapps\.net$/,
  /(^|\.)(wpcomstaging\.com|cloudwaysapps\.com|kinsta\.cloud|myftpupload\.com|tempurl\.host|hostingersite\.com)$/,
];

/** Services that show the requests they receive, for a while. */
const RECEIVERS =
  /(^|\.)(webhook\.site|requestbin\.(com|net|io)|m\.pipedream\.net|httpbin\.org|httpbingo\.org|postman-echo\.com|mockbin\.(com|org|io)|ptsv[23]\.com|requestcatcher\.com|hookbin\.com|reqres\.in)$/;

const OF_TESTS: readonly Kind[] = [
  matching(RECEIVERS, "is a testing service. It shows what it receives and delivers nothing."),
  matching(TUNNELS, "is a tunnel to a developer's computer, and stops working when it is closed."),
  {
    isSo: (host) => PREVIEWS.some((pattern) => pattern.test(host)),
    why: "is the preview of one version. Later versions have other addresses.",
  },
];

/** Subdomains of test copies; `dev.co.uk` itself is a domain. */
const COPIES =
  /^(staging|stage|stg|dev|devel|develop|development|test|testing|tests|uat|qa|preview|preprod|pre-?production|sandbox|vorschau)\d*\.(?!(ac|co|com|edu|gov|ltd|me|net|org|plc)\.[a-z]{2}$)[^.]+\..+$/;

/** Services where a business has a page, or manages its site. */
const SERVICES =
  /^(www\.|m\.)?(facebook|instagram|linkedin|youtube|tiktok|twitter|x|pinterest|whatsapp|github|gitlab|bitbucket|netlify|vercel|cloudflare|google|wix|squarespace|wordpress|godaddy|ionos)\.com$|^(app\.netlify|dash\.cloudflare|business\.google|maps\.google|sites\.google|search\.google|console\.firebase\.google|docs\.google|drive\.google)\.com$|^(linktr\.ee|g\.page|wa\.me|maps\.app\.goo\.gl)$/;

const OF_SITES: readonly Kind[] = [
  matching(COPIES, "looks like the address of a test copy."),
  matching(
    SERVICES,
    "is the address of a service, not of this site. Every page would send search engines there.",
  ),
];
