import { distance } from "fastest-levenshtein";
import { defineCheck } from "../../engine/rule.ts";

export const mistypedEmail = defineCheck({
  id: "mistyped-email",
  severity: "warning",
  summary: "Email addresses use the exact domain of their provider.",
  explanation:
    "A message to gmial.com or gmail.con is lost, and neither you nor the customer who wrote it learns of it. " +
    "If the address is right, add an exception under checks.",
  *checkText({ path, value, kind }) {
    if (kind === "text" || kind === "markdown") return;
    for (const [, domain = ""] of value.matchAll(/[^\s@/:,]@([\w-]+(?:\.[\w-]+)+)/g)) {
      const provider = providerLike(domain.toLowerCase());
      if (provider === undefined) continue;
      yield {
        path,
        message: `Messages to "${domain}" probably do not arrive: the provider is ${provider}.`,
        hint: `Write ${provider} if that is the provider.`,
        fix: { kind: "replace", value: value.replace(`@${domain}`, `@${provider}`) },
      };
    }
  },
});

/** Large providers; a domain that differs by one letter is most likely a typo. */
const PROVIDERS = (
  "gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr yahoo.com yahoo.co.uk yahoo.fr icloud.com " +
  "protonmail.com fastmail.com btinternet.com virginmedia.com gmx.de gmx.net web.de t-online.de wanadoo.fr laposte.net"
).split(" ");

/** Real providers whose names are one letter from another's. */
const OTHERS = ["email.com", "mail.com"];

function providerLike(domain: string): string | undefined {
  if ([...PROVIDERS, ...OTHERS].includes(domain)) return undefined;
  return PROVIDERS.find((provider) => isSlip(domain, provider));
}

/** Two letters swapped, one missing, doubled or wrong, or a top-level domain that does not exist. */
function isSlip(domain: string, provider: string): boolean {
  const [name = "", ...ending] = domain.split(".");
  const [rightName = "", ...rightEnding] = provider.split(".");
  const isEnding = ending.join(".") === rightEnding.join(".");
  if (name === rightName) return !isEnding && NO_ENDING.test(domain);
  return isEnding && rightName.length >= 5 && isNear(name, rightName);
}

const NO_ENDING = /\.(con|cmo|ocm|comm|vom|xom|cim|om|co\.ik|co\.ul|couk|nte|met|ner|ed|dee)$/;

const isNear = (name: string, right: string): boolean =>
  distance(name, right) === 1 || swapped(name).includes(right);

const swapped = (name: string): string[] =>
  [...name].map(
    (_, at) => `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at] ?? ""}${name.slice(at + 2)}`,
  );
