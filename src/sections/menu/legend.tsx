import type { SectionProps } from "plumbline/kit";
import { ItemHeading, Text } from "plumbline/ui";
import { Meanings, Panel } from "./menu-styles.ts";
import type { menu } from "./section.ts";

type LegendProps = SectionProps<typeof menu>["legend"];

/** What the marks mean that occur on the menu. */
export const Legend = ({ heading, allergensHeading, allergens, diets }: LegendProps) =>
  allergens.length + diets.length === 0 ? null : (
    <Panel>
      <ItemHeading>{heading}</ItemHeading>
      {diets.length > 0 && <List meanings={diets} />}
      {allergens.length > 0 && (
        <>
          <Text variant="overline">{allergensHeading}</Text>
          <List meanings={allergens} />
        </>
      )}
    </Panel>
  );

const List = ({ meanings }: { meanings: readonly { mark: string; name: string }[] }) => (
  <Meanings>
    {meanings.map(({ mark, name }) => (
      <div key={mark}>
        <dt>{mark}</dt> <dd>{name}</dd>
      </div>
    ))}
  </Meanings>
);
