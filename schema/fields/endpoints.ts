import * as z from "zod";
import type { Disclosure } from "./disclosure.ts";
import { type Directive, type FieldMeaning, kindOf } from "./meaning.ts";
import { mapProblem, playerProblem, playerUrl } from "./players.ts";
import { formFault } from "./receivers.ts";
import { withSpelling } from "./spellings.ts";

/** How browsers use another company's service, and what the privacy notice says about it. */
interface Service extends Disclosure {
  allows: readonly [Directive, ...Directive[]];
}

/**
 * The address of another company's service. Browsers may only use it as `allows` says, and not at all if no
 * service is described.
 */
export function endpoint(description: string, example: string, service?: Service) {
  if (service === undefined) return webAddress({ description, example });
  expectService(service);
  const { allows, ...disclosure } = service;
  return webAddress({ description, example, allows, disclosure });
}

/** The address of a service that the privacy notice already describes. */
export const knownEndpoint = (description: string, example: string, ...allows: Directive[]) =>
  webAddress({ description, example, allows });

/** Throws if an author in JavaScript omits a part. */
function expectService(service: unknown): void {
  const { allows, purpose } = Object(service);
  const isDescribed = Object.values(Object(purpose)).some((words) => typeof words === "string");
  if (!Array.isArray(allows) || typeof purpose === "string" || !isDescribed)
    throw new Error(
      'An `endpoint` declares how browsers use it, and its purpose for the privacy notice: { allows: ["frame-src"], purpose: { en: "the booking of tables" }, learns: { en: "your name" } }.',
    );
}

const RECEIVES_FORMS: FieldMeaning["refuse"] = {
  rule: "form-address",
  fault: formFault,
  hint: "Copy the address from the service's own instructions for HTML forms.",
};

/** The address that a form is posted to. */
export const formAddress = (description: string, example: string, ...more: Directive[]) =>
  webAddress({
    description,
    example,
    allows: ["form-action", ...more],
    refuse: RECEIVES_FORMS,
  });

/** The address of a form service on this host, or on this machine for tests. */
export const serviceAddress = (host: string, description: string, example: string) =>
  address(
    new RegExp(
      `^(https:\\/\\/${host.replace(".", "\\.")}\\/|http:\\/\\/(localhost|127\\.0\\.0\\.1)[:/])\\S+$`,
    ),
    `starting with https://${host}/`,
    { description, example, allows: ["form-action"], refuse: RECEIVES_FORMS },
  );

/** The email address that a form writes to. */
export const mailAddress = (description: string, example: string) =>
  address(/^mailto:[^\s?]+$/, "starting with mailto:", {
    description,
    example,
    allows: ["form-action"],
    refuse: {
      ...RECEIVES_FORMS,
      hint: "Write mailto: and an email address, such as mailto:{business.email}.",
    },
  });

/** The address of a film on another site. An iframe shows its player, which starts automatically. */
export const player = (description: string, example: string) =>
  address(/^https:\/\/\S+$/, "starting with https://", {
    description,
    example,
    allows: ["frame-src", "autoplay"],
    disclosure: "shown",
    used: playerUrl,
    refuse: {
      rule: "frame-address",
      fault: playerProblem,
      hint: "Write the address of one film, or of a public playlist or showcase.",
    },
  });

/** The address of a map in an iframe. */
export const mapAddress = (description: string, example: string) =>
  webAddress({
    description,
    example,
    allows: ["frame-src"],
    disclosure: "shown",
    refuse: {
      rule: "frame-address",
      fault: mapProblem,
      hint: `Copy the address after src= under Share, Embed a map, or write one such as "${example}".`,
    },
  });

type AddressParts = Pick<FieldMeaning, "allows" | "disclosure" | "used" | "refuse"> & {
  description: string;
  example: string;
};

/** A web address; http only for this machine. */
const webAddress = (parts: AddressParts) =>
  address(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/,
    "starting with https://",
    parts,
  );

function address(form: RegExp, start: string, { description, example, ...meaning }: AddressParts) {
  const schema = z
    .string()
    .regex(form, {
      error: ({ input }) =>
        /<\s*(iframe|script|div|a|blockquote)\b/i.test(String(input))
          ? `write only the address, ${start}, not the code around it`
          : `write the whole address, ${start}`,
    })
    .meta({ description, examples: [example] });
  return kindOf("endpoint", withSpelling("address", schema), meaning);
}
