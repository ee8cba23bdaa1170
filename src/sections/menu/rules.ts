interface Sized {
  group?: string | undefined;
  prices?: readonly { label?: string | undefined }[] | undefined;
}

interface Grouped {
  name?: string | undefined;
  sizes?: readonly string[] | undefined;
  dishes?: readonly Sized[] | undefined;
}

interface Lists {
  groups?: readonly Grouped[] | undefined;
  dishes?: readonly Sized[] | undefined;
}

/** The index of a group whose name an earlier one has; otherwise -1. */
export const repeatedGroup = ({ groups = [] }: Lists): number =>
  groups.findIndex(
    ({ name }, at) => name !== undefined && groups.findIndex((other) => other.name === name) < at,
  );

/** The path of the first of several prices that no label explains. */
export function unlabelledPrice({ groups = [], dishes = [] }: Lists) {
  const all = [
    ...groups.flatMap((group, at) =>
      (group.dishes ?? []).map((dish, index) => ({
        dish,
        sizes: group.sizes,
        path: ["groups", at, "dishes", index],
      })),
    ),
    ...dishes.map((dish, index) => ({
      dish,
      sizes: groups.find(({ name }) => name === dish.group)?.sizes,
      path: ["dishes", index],
    })),
  ];
  for (const { dish, sizes = [], path } of all) {
    const { prices = [] } = dish;
    const at = prices.findIndex(({ label }, index) => label === undefined && !sizes[index]);
    if (at >= 0 && prices.length > 1) return [...path, "prices", at];
  }
  return undefined;
}
