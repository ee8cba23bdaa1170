import {
  Anchor,
  Board,
  CardPicture,
  ItemHeading,
  Picture,
  styled,
  Text,
  useTexts,
  VisuallyHidden,
} from "plumbline/ui";
import type { Shown } from "./derive.ts";
import { DateTile, Facts, Links, Mark, Words } from "./events-styles.ts";

/** The attributes of what the script hides at a moment. */
export const until = (ends: string | null) => ({
  suppressHydrationWarning: true,
  ...(ends && { "data-ends": ends }),
});

type PartProps = Shown & { level: 3 | 4 };

/** An event in a list: its date as a leaf of a calendar, then its words. */
export const ListedEvent = ({ event, line, level }: PartProps) => (
  <li data-event data-picture={event.picture !== undefined} {...until(line.ends)} {...off(line)}>
    <DateTile aria-hidden {...until(line.dateEnds)}>
      <span>{line.tile.weekday}</span>
      <b>{line.tile.day}</b>
      <span>{line.tile.month}</span>
    </DateTile>
    <Words>
      <EventWords event={event} line={line} level={level} />
    </Words>
    {event.picture && <Picture {...event.picture} sizes="(min-width: 900px) 14rem, 20rem" />}
  </li>
);

const Card = styled(Board)({ height: "100%", "&[hidden]": { display: "none" } });

/** An event as a card. */
export const TiledEvent = ({ event, line, level }: PartProps) => (
  <Card data-event {...until(line.ends)} {...off(line)}>
    {event.picture && <CardPicture {...event.picture} />}
    <Words>
      <EventWords event={event} line={line} level={level} />
    </Words>
  </Card>
);

const off = ({ isOff }: Shown["line"]) => (isOff ? { "data-off": "" } : {});

function EventWords({ event, line, level }: PartProps) {
  const { title, link, summary } = event;
  return (
    <>
      <ItemHeading level={level}>{link ? <Anchor link={link}>{title}</Anchor> : title}</ItemHeading>
      <Dates line={line} />
      {line.note && <Mark data-off={line.isOff && !line.isOver}>{line.note}</Mark>}
      <EventFacts event={event} line={line} />
      {summary && <Text>{summary}</Text>}
      <EventLinks event={event} line={line} />
    </>
  );
}

/** Its date; of an event that repeats, also how often, and the next dates. */
export function Dates({ line }: Pick<Shown, "line">) {
  const { dates } = useTexts("events");
  return (
    <>
      <time dateTime={line.start} {...until(line.repeats ? line.dateEnds : null)}>
        {line.when}
      </time>
      {line.repeats && <span>{line.repeats}</span>}
      {line.dates.length > 0 && (
        <Facts>
          <li>{dates}:</li>
          {line.dates.map(({ start, text, ends }) => (
            <li key={start} {...until(ends)}>
              <time dateTime={start}>{text}</time>
            </li>
          ))}
        </Facts>
      )}
    </>
  );
}

function EventFacts({ event, line }: Shown) {
  const { online } = useTexts("events");
  const { place, address, who } = event;
  const facts = [
    place && [place, address].filter(Boolean).join(", "),
    event.online && online,
    who,
    line.price,
  ].flatMap((fact) => fact || []);
  return facts.length === 0 ? null : (
    <Facts>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Facts>
  );
}

function EventLinks({ event, line }: Shown) {
  const texts = useTexts("events");
  const { tickets, calendar } = line;
  const about = <VisuallyHidden>{`: ${event.title}`}</VisuallyHidden>;
  if (!tickets && !calendar) return null;
  return (
    <Links>
      {tickets && event.tickets && (
        <Anchor link={event.tickets}>
          {tickets}
          {about}
        </Anchor>
      )}
      {calendar && (
        <a href={calendar} download>
          {texts.calendar}
          {about}
        </a>
      )}
    </Links>
  );
}
