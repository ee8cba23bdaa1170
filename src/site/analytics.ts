import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { Site } from "../../schema/site.ts";
import type { CounterData } from "../model/counter.ts";

/** What counts visits, and the hosts that browsers call for it. */
export interface Counter extends CounterData {
  /** Its name for the privacy notice. */
  name: string;
  /** The host that visitors' browsers send the views to. */
  host: string;
  /** The addresses that it calls. */
  calls: readonly string[];
}

/** The scripts of services on their own servers, as their documentation says. */
const SCRIPTS = {
  plausible: "https://plausible.io/js/script.js",
  umami: "https://cloud.umami.is/script.js",
  goatcounter: "https://gc.zgo.at/count.js",
};

/** Umami's cloud sends to another host than that of its script. */
const UMAMI_CLOUD = ["https://gateway.umami.is", "https://api-gateway.umami.dev"];

const CLOUDFLARE = {
  src: "https://static.cloudflareinsights.com/beacon.min.js",
  calls: ["https://cloudflareinsights.com/cdn-cgi/rum"],
};

/** What counts the visits of a site, if anything does. */
export function counterOf({
  analytics,
  business,
}: Pick<Site, "analytics" | "business">): Counter | undefined {
  if (!analytics) return undefined;
  const { hostname } = new URL(business.url);
  return { ...partsOf(analytics, hostname), domain: hostname };
}

function partsOf(settings: AnalyticsSettings, domain: string): Omit<Counter, "domain"> {
  switch (settings.service) {
    case "plausible":
      return named("Plausible", settings.script ?? SCRIPTS.plausible, {
        attributes: { "data-domain": settings.domain ?? domain.replace(/^www\./, "") },
      });
    case "umami":
      return named("Umami", settings.script ?? SCRIPTS.umami, {
        attributes: { "data-website-id": settings.id },
        calls: settings.script === undefined ? UMAMI_CLOUD : [],
      });
    case "goatcounter":
      return named("GoatCounter", settings.script ?? SCRIPTS.goatcounter, {
        host: hostOf(settings.address),
        attributes: { "data-goatcounter": settings.address },
        calls: [settings.address],
      });
    case "cloudflare":
      return named("Cloudflare Web Analytics", CLOUDFLARE.src, {
        host: "cloudflareinsights.com",
        attributes: { "data-cf-beacon": JSON.stringify({ token: settings.token }) },
        calls: CLOUDFLARE.calls,
      });
    case "own":
      return ownCounter(settings);
  }
}

const hostOf = (url: string) => new URL(url).host;

const named = (name: string, src: string, more: Partial<Counter>): Omit<Counter, "domain"> => {
  const { host = hostOf(src), calls = [], attributes = {} } = more;
  return { name: `${name} (${host})`, host, src, attributes, calls };
};

const ownCounter = ({
  name,
  address,
  script,
}: Extract<AnalyticsSettings, { service: "own" }>): Omit<Counter, "domain"> => {
  const host = hostOf(address);
  const how = script === undefined ? { endpoint: address } : { src: script };
  return { name: name ?? host, host, ...how, attributes: {}, calls: [address] };
};

/** What the page's script needs of a counter. */
export const counterData = ({ domain, src, endpoint, attributes }: Counter): CounterData => ({
  domain,
  ...(src === undefined ? { endpoint } : { src, attributes }),
});
