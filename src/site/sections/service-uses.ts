import type { Section } from "../../../schema/fields/section.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { definitionOf, type SectionKit } from "../../model/kit/section-kit.ts";
import type { EndpointUse } from "../resolve/uses.ts";

/** The services that a resolved section declares as a whole, as uses of their addresses. */
export const serviceUses = (
  section: Section,
  path: Path,
  language: string,
  kit: SectionKit,
): EndpointUse[] => {
  const { services } = definitionOf(kit, section).uses ?? {};
  const inWords = (words: string) => ({ [language]: words });
  return (services?.(section) ?? []).map(
    ({ field, url, allows, name, purpose, learns, texts }) => ({
      kind: "endpoint",
      path: [...path, field],
      url,
      allows,
      disclosure: {
        ...(name !== undefined && { name }),
        purpose: purpose === undefined ? {} : inWords(purpose),
        ...(learns !== undefined && { learns: inWords(learns) }),
        texts,
      },
    }),
  );
};
