import { Resolver } from "node:dns/promises";
import { RESERVED } from "../../checks/rules/facts/placeholder-fact.ts";
import { firstFew } from "../../lib/amounts.ts";
import { errorCode } from "../../lib/files/files.ts";
import { isPrivateHost } from "../../lib/url.ts";
import { type DoctorResult, resultsIn } from "./result.ts";

const domain = resultsIn("Domain and search engines");

type Records = { kind: "CNAME" | "A" | "AAAA"; values: string[] }[];

/** In milliseconds. */
const SOON = 5000;

/** The DNS records of a site's domain. */
export async function domainResults(
  siteUrl: string,
  resolver: Pick<Resolver, "resolve4" | "resolve6" | "resolveCname"> = new Resolver({
    timeout: SOON,
    tries: 1,
  }),
): Promise<DoctorResult[]> {
  const { hostname, protocol } = new URL(siteUrl);
  const https =
    protocol === "https:"
      ? []
      : [
          domain.toDo(
            `The site's address, ${siteUrl}, begins with http: browsers call it not secure.`,
            `Write it with https under business: "url": "https://${hostname}".`,
          ),
        ];
  // A rule reports example domains; private hosts have no public DNS.
  if (RESERVED.test(hostname) || isPrivateHost(hostname)) return https;
  const found = await Promise.allSettled([
    resolver.resolveCname(hostname),
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  return [...https, nameResult(hostname, found)];
}

const KINDS = ["CNAME", "A", "AAAA"] as const;

const NO_RECORD = new Set(["ENODATA", "ENOTFOUND"]);

function nameResult(name: string, found: PromiseSettledResult<string[]>[]): DoctorResult {
  const records = KINDS.flatMap((kind, index): Records => {
    const each = found[index];
    return each?.status === "fulfilled" && each.value.length > 0
      ? [{ kind, values: each.value }]
      : [];
  });
  if (records.length > 0) return domain.ok(`${name} ${formatRecords(records)}.`);
  const codes = found.map((each) =>
    each.status === "rejected" ? errorCode(each.reason) : "ENODATA",
  );
  if (!codes.every((code) => NO_RECORD.has(code ?? "")))
    return domain.note(
      `No name server answers for ${name}.`,
      "Check your connection, and try again.",
    );
  return codes.includes("ENODATA")
    ? domain.toDo(
        `The domain ${name} exists but points nowhere: it has no A, AAAA or CNAME record.`,
        SET,
      )
    : domain.toDo(`No name server knows ${name}.`, `Register the domain if you have not. ${SET}`);
}

const SET =
  "At your registrar, set the DNS record that your host gives you; it takes up to a day to take effect.";

function formatRecords(records: Records): string {
  const alias = records.find(({ kind }) => kind === "CNAME");
  const addresses = records.filter(({ kind }) => kind !== "CNAME");
  const to = addresses.map(({ kind, values }) => `${firstFew(values, 2)} (${kind})`).join(" and ");
  if (!alias) return `points to ${to}`;
  const [name = ""] = alias.values;
  const other = `is another name for ${name} (CNAME)`;
  return to === "" ? `${other}, which has no address yet` : `${other}, at ${to}`;
}
