import type { SectionProps } from "plumbline/kit";
import { ActionButton, CardGrid, ItemHeading, SectionFrame, Text, useTexts } from "plumbline/ui";
import type { Shown } from "./derive.ts";
import { ListedEvent, TiledEvent } from "./event-parts.tsx";
import { Head, List, Under } from "./events-styles.ts";
import type { events } from "./section.ts";
import { SingleEvent } from "./single-event.tsx";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-events": HTMLAttributes<HTMLElement>;
    }
  }
}

type Props = SectionProps<typeof events>;

const shownOf = ({ events, lines }: Props): Shown[] =>
  events.flatMap((event, at) => {
    const line = lines[at];
    return line ? { event, line } : [];
  });

/** Events by date. A script hides those that are over since the last build. */
export function Events(props: Props) {
  const { layout, show } = props;
  const texts = useTexts("events");
  const all = shownOf(props);
  const isSingle = layout === "single";
  const current = all.filter(({ line }) => isSingle || !line.isOver);
  const past = isSingle ? [] : all.filter(({ line }) => line.isOver);
  return (
    <SectionFrame {...props}>
      <site-events suppressHydrationWarning>
        {isSingle ? (
          all.map((shown) => (
            <SingleEvent key={keyOf(shown)} {...shown} isTitled={all.length > 1} />
          ))
        ) : (
          <EventGroup layout={layout} events={current} />
        )}
        {!isSingle && show !== "past" && (
          <Under hidden={current.length > 0} suppressHydrationWarning data-none>
            <Text>{texts.none}</Text>
          </Under>
        )}
        {(props.subscribe || props.action) && (
          <Under>
            {props.action && <ActionButton {...props.action} />}
            {props.subscribe && <a href={props.subscribe}>{texts.subscribe}</a>}
          </Under>
        )}
        {past.length > 0 && (
          <>
            {show === "all" && (
              <Head>
                <ItemHeading>{texts.past}</ItemHeading>
              </Head>
            )}
            <EventGroup layout={layout} events={past} level={show === "all" ? 4 : 3} />
          </>
        )}
      </site-events>
    </SectionFrame>
  );
}

const keyOf = ({ event, line }: Shown) => `${event.title} ${line.start}`;

interface GroupProps {
  layout: Props["layout"];
  events: readonly Shown[];
  level?: 3 | 4;
}

function EventGroup({ layout, events, level = 3 }: GroupProps) {
  if (events.length === 0) return null;
  if (layout === "tiles")
    return (
      <CardGrid
        columns={3}
        layout="equal"
        cards={events.map((shown) => <TiledEvent key={keyOf(shown)} {...shown} level={level} />)}
      />
    );
  return (
    <List>
      {events.map((shown) => (
        <ListedEvent key={keyOf(shown)} {...shown} level={level} />
      ))}
    </List>
  );
}
