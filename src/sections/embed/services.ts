import { type Fields, frameProblem, frameUrl, readUrl, type ServiceUse } from "plumbline/kit";
import { DEFAULTS } from "./kinds.ts";
import { type KnownService, SERVICES } from "./known-services.ts";
import type { schema } from "./schema.ts";

const parts = (address: string) => {
  const { hostname = "", pathname = "", search = "" } = readUrl(address) ?? {};
  return { host: hostname.replace(/^www\./, ""), path: pathname + search };
};

function known(address: string): KnownService | undefined {
  const { host, path } = parts(address);
  return SERVICES.find(
    ({ hosts, paths }) => hosts.test(host) && (paths === undefined || paths.test(path)),
  );
}

/** Hosts on which only the owner works. */
const OFFICES = /^(app|admin|dashboard|pro|manage|connect|partner|guestcenter|.+\.secure)\./;

/** The name of the service, if the address is of a page there that visitors cannot use. */
export function notForVisitors(address: string): string | undefined {
  const service = known(address);
  const { host, path } = parts(address);
  return service && (OFFICES.test(host) || service.others?.test(path)) ? service.name : undefined;
}

type Section = Pick<Fields<typeof schema>, "url" | "service" | "kind" | "open">;

/** What is known about the content of a section. */
export function serviceOf({ url, service, kind, open }: Section) {
  const found = known(url);
  const embedUrl = frameUrl(url);
  const isFrame = (open ?? (frameProblem(url) === undefined ? "frame" : "link")) === "frame";
  const { host } = parts(isFrame ? embedUrl : url);
  return {
    name: service ?? found?.name ?? host,
    host,
    kind: kind ?? found?.kind ?? "other",
    embedUrl: isFrame ? embedUrl : undefined,
    movesTo: found?.movesTo,
  };
}

/** What browsers load from the service, for the security policy and the privacy notice. */
export function servicesOfEmbed(section: Fields<typeof schema>): ServiceUse[] {
  const { name, host, kind, embedUrl, movesTo } = serviceOf(section);
  if (embedUrl === undefined) return [];
  const { purpose, learns } = section;
  const defaults = DEFAULTS[kind];
  const described = { field: "url", allows: ["frame-src"] as const, purpose, learns };
  const use: ServiceUse = {
    ...described,
    url: embedUrl,
    ...(name !== host && { name }),
    texts: {
      purpose: `embed.${defaults.purpose}`,
      ...(defaults.learns && { learns: `embed.${defaults.learns}` }),
    },
  };
  return movesTo === undefined || embedUrl.startsWith(movesTo)
    ? [use]
    : [use, { ...use, url: movesTo }];
}
