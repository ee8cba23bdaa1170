import type { SectionProps } from "plumbline/kit";
import {
  DataTable,
  ItemHeading,
  Markdown,
  PriceAside,
  PriceLine,
  SectionFrame,
  Text,
  VisuallyHidden,
} from "plumbline/ui";
import type { deriveMenu } from "./derive.ts";
import { Legend } from "./legend.tsx";
import {
  Course,
  Dishes,
  DishNumber,
  GroupOfDishes,
  Groups,
  JumpList,
  Jumps,
  Matrix,
  Note,
  Sign,
  Signs,
  Sizes,
} from "./menu-styles.ts";
import type { menu } from "./section.ts";

/** The groups are those with the dishes and marks that are derived. */
type Props = Omit<SectionProps<typeof menu>, "groups"> &
  Pick<ReturnType<typeof deriveMenu>, "groups">;
type Group = Props["groups"][number];
type Dish = NonNullable<Group["dishes"]>[number];

/** The groups with links to them, then what the marks mean. */
export const Menu = ({ groups, links, linksLabel, legend, table, note, ...frame }: Props) => (
  <SectionFrame {...frame}>
    {links.length > 0 && (
      <Jumps aria-label={linksLabel}>
        <JumpList tabIndex={0}>
          {links.map(({ label, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{label}</a>
            </li>
          ))}
        </JumpList>
      </Jumps>
    )}
    <Groups>
      {groups.map((group) => (
        <MenuGroup key={group.anchor} {...group} />
      ))}
    </Groups>
    <Legend {...legend} />
    {table && (
      <Matrix>
        <summary>{table.label}</summary>
        <DataTable {...table} />
      </Matrix>
    )}
    {note && (
      <Note>
        <Markdown nodes={note} color="textSecondary" />
      </Note>
    )}
  </SectionFrame>
);

const MenuGroup = ({ name, note, times, anchor, dishes, courses, shownPrice, per }: Group) => (
  <GroupOfDishes id={anchor}>
    {name && (
      <PriceLine
        name={<ItemHeading>{name}</ItemHeading>}
        {...(shownPrice && { price: <Price shownPrice={shownPrice} per={per} /> })}
      />
    )}
    {times && <Text color="textSecondary">{times}</Text>}
    {note && <Text color="textSecondary">{note}</Text>}
    {dishes && <DishList dishes={dishes} />}
    {courses?.map((course, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a course need not have a name, and none changes its place
      <Course key={index}>
        {course.name && <Text variant="overline">{course.name}</Text>}
        <DishList dishes={course.dishes} />
      </Course>
    ))}
  </GroupOfDishes>
);

const DishList = ({ dishes }: { dishes: readonly Dish[] }) => (
  <Dishes data-many={dishes.length > 3 ? "" : undefined}>
    {dishes.map((dish, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a dish may have the name of another, and none changes its place
      <li key={index}>
        <DishLine {...dish} />
      </li>
    ))}
  </Dishes>
);

const DishLine = ({ name, number, text, signs, shownPrice, per, prices }: Dish) => (
  <>
    <PriceLine
      name={
        <>
          {number && <DishNumber>{number} </DishNumber>}
          {name}
          {signs && <DishSigns {...signs} />}
        </>
      }
      {...(shownPrice && { price: <Price shownPrice={shownPrice} per={per} /> })}
    />
    {text && (
      <Text variant="body2" color="textSecondary">
        {text}
      </Text>
    )}
    {prices && (
      <Sizes>
        {prices.map(({ label, shownPrice, per }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sizes are identified by their order
          <li key={index}>
            {label && <PriceAside>{label} </PriceAside>}
            <Price shownPrice={shownPrice} per={per} />
          </li>
        ))}
      </Sizes>
    )}
  </>
);

const Price = ({ shownPrice, per }: { shownPrice: string; per?: string | undefined }) => (
  <>
    {shownPrice}
    {per && <PriceAside> {per}</PriceAside>}
  </>
);

const DishSigns = ({ diets, allergens, contains }: NonNullable<Dish["signs"]>) => (
  <Signs>
    {diets.map(({ mark, name }) => (
      <Sign key={mark}>
        {" "}
        <span aria-hidden={mark === name ? undefined : true}>{mark}</span>
        {mark !== name && <VisuallyHidden>{name}</VisuallyHidden>}
      </Sign>
    ))}
    {allergens && (
      <>
        {" "}
        <sup aria-hidden>{allergens}</sup>
        <VisuallyHidden>, {contains}</VisuallyHidden>
      </>
    )}
  </Signs>
);
