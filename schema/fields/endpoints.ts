import * as z from "zod";
import { type Directive, type Disclosure, type FieldMeaning, kindOf } from "./fields.ts";
import { mapFault, playerFault, playerUrl } from "./players.ts";
import { formFault } from "./receivers.ts";
import { spelt } from "./spellings.ts";

/** What browsers do with a service of another company, and what the privacy notice says of it. */
interface Service extends Disclosure {
  allows: readonly [Directive, ...Directive[]];
}

/**
 * The address of a service of another company. Browsers may use it for nothing but what is allowed, and for
 * nothing at all where no service is described.
 */
export function endpoint(description: string, example: string, service?: Service) {
  if (service === undefined) return webAddress({ description, example });
  expectService(service);
  const { allows, ...disclosure } = service;
  return webAddress({ description, example, allows, disclosure });
}

/** The same of a service that the privacy notice describes by itself. */
export const knownEndpoint = (description: string, example: string, ...allows: Directive[]) =>
  webAddress({ description, example, allows });

/** Throws for what authors in JavaScript may leave out. */
function expectService(service: unknown): void {
  const { allows, purpose } = Object(service);
  const isDescribed = Object.values(Object(purpose)).some((words) => typeof words === "string");
  if (!Array.isArray(allows) || typeof purpose === "string" || !isDescribed)
    throw new Error(
      'An `endpoint` says what browsers use it for, and the privacy notice why: { allows: ["frame-src"], purpose: { en: "the booking of tables" }, learns: { en: "your name" } }.',
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

/** The address of a form service that is known by its host; on this machine it may be another. */
export const serviceAddress = (host: string, description: string, example: string) =>
  address(
    new RegExp(
      `^(https:\\/\\/${host.replace(".", "\\.")}\\/|http:\\/\\/(localhost|127\\.0\\.0\\.1)[:/])\\S+$`,
    ),
    `starting with https://${host}/`,
    { description, example, allows: ["form-action"], refuse: RECEIVES_FORMS },
  );

/** An address that a form writes to by email. */
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

/** The address of a film elsewhere, whose player is shown in an iframe and starts by itself. */
export const player = (description: string, example: string) =>
  address(/^https:\/\/\S+$/, "starting with https://", {
    description,
    example,
    allows: ["frame-src", "autoplay"],
    disclosure: "shown",
    used: playerUrl,
    refuse: {
      rule: "frame-address",
      fault: playerFault,
      hint: "Write the address of one film there, or of a playlist or a showcase that everybody may see.",
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
      fault: mapFault,
      hint: `Write the one that stands after src= under Share, Embed a map, or such as "${example}".`,
    },
  });

/** What an address takes beside its form. */
type AddressParts = Pick<FieldMeaning, "allows" | "disclosure" | "used" | "refuse"> & {
  description: string;
  example: string;
};

/** An address on the web; http only on this machine. */
const webAddress = (parts: AddressParts) =>
  address(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/,
    "starting with https://",
    parts,
  );

function address(form: RegExp, start: string, { description, example, ...meaning }: AddressParts) {
  const schema = z
    .string()
    .regex(form, { error: `write the whole address, ${start}` })
    .meta({ description, examples: [example] });
  return kindOf("endpoint", spelt("address", schema), meaning);
}
