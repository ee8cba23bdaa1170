import { defined, type Fields, type SectionContext, singleLine } from "plumbline/kit";
import type { Person } from "schema-dts";
import type { schema } from "./schema.ts";

/** The people, each with the business as employer. */
export const teamStructuredData = (
  { business, self }: SectionContext,
  { people }: Fields<typeof schema>,
): Person[] =>
  people.map(({ name, role, picture }) =>
    defined<Extract<Person, { "@type": "Person" }>>({
      "@type": "Person",
      name: singleLine(name),
      jobTitle: role,
      image: picture && business.url + picture.file.url,
      worksFor: self,
    }),
  );
