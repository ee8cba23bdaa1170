import { formatAddress } from "localized-address-format";
import type { Address } from "../../../schema/place.ts";
import { joined, nonBreaking } from "../../lib/text.ts";

/**
 * The lines of a postal address in its country's format, without the country.
 */
export function addressLines({ street, locality, region, postalCode, country }: Address): string[] {
  const parts = [street, locality, region, postalCode].join("");
  // Territories with their own country code have a line that is always there.
  if (parts === "") return [];
  const script = isLatin(parts) ? "latin" : "local";
  const format = (parts: Parameters<typeof formatAddress>[0]) =>
    formatAddress({ ...parts, postalCountry: country }, script);
  const hasTowns = format({ locality: "?" }).join("").includes("?");
  return format({
    addressLines: street ? [street] : [],
    postalCode: nonBreaking(postalCode ?? ""),
    ...(hasTowns
      ? { locality: locality ?? "", administrativeArea: region ?? "" }
      : { administrativeArea: area(locality, region, script) }),
  });
}

/** The address on one line; empty without an address. */
export const addressLine = (address: Address): string => joined(addressLines(address), ",");

/** In formats without towns (Japan, the Emirates), the town is part of the administrative area. */
function area(town: string | undefined, region: string | undefined, script: "latin" | "local") {
  const parts = [...new Set([town, region].flatMap((part) => part || []))];
  return script === "latin" ? joined(parts, ",") : parts.toReversed().join("");
}

/** Some countries begin with the largest part in their own script, and with the smallest in Latin. */
const isLatin = (text: string) =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
