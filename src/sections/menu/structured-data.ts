import { defined, type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { Menu, MenuItem, MenuSection } from "schema-dts";
import { type Dish, type Group, groupsOf } from "./groups.ts";
import type { schema } from "./schema.ts";
import { SCHEMA_DIETS } from "./vocabulary.ts";

/** The menu with its groups and dishes. */
export function menuStructuredData(
  context: SectionContext,
  section: Fields<typeof schema>,
): Menu[] {
  const { pageUrl, self, locale } = context;
  const groups = groupsOf(section);
  const id = section.id ?? groups[0]?.anchor;
  return [
    defined<Menu>({
      "@type": "Menu",
      "@id": `${pageUrl}#${id}-data`,
      name: section.heading && singleLine(section.heading),
      inLanguage: new Intl.Locale(locale).baseName,
      provider: self,
      hasMenuSection: groups.map((group) => menuSection(group, context)),
    }),
  ];
}

const menuSection = (
  { name, note, dishes, courses, ...priced }: Group,
  context: SectionContext,
): MenuSection =>
  defined<MenuSection>({
    "@type": "MenuSection",
    name: name && singleLine(name),
    description: note,
    offers: offersOf(priced, context),
    hasMenuItem: dishes?.map((dish) => menuItem(dish, context)),
    hasMenuSection: courses?.map((course) =>
      menuSection({ name: course.name, dishes: course.dishes }, context),
    ),
  });

const menuItem = ({ name, text, diets, ...priced }: Dish, context: SectionContext): MenuItem =>
  defined<MenuItem>({
    "@type": "MenuItem",
    name,
    description: text,
    offers: offersOf(priced, context),
    suitableForDiet: diets?.map((diet) => SCHEMA_DIETS[diet]),
  });

type Priced = Pick<Dish, "price" | "from" | "per" | "prices">;

/** Prices in words are only for people. */
function offersOf(
  { prices = [], ...priced }: Priced,
  context: SectionContext,
): NonNullable<ReturnType<typeof offerOf>>[] | undefined {
  const offers = [priced, ...prices].flatMap((each) => offerOf(each, context) ?? []);
  return offers.length > 0 ? offers : undefined;
}
