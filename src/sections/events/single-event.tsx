import {
  ActionButton,
  Anchor,
  FactList,
  ItemHeading,
  Markdown,
  Picture,
  Text,
  useTexts,
  VisuallyHidden,
} from "plumbline/ui";
import type { Shown } from "./derive.ts";
import { Dates, until } from "./event-parts.tsx";
import { Column, Links, Mark, Single, Words } from "./events-styles.ts";

interface SingleProps extends Shown {
  /** Whether its title is shown, as among several; the heading of the page names a single one. */
  isTitled: boolean;
}

/** All details of an event. */
export function SingleEvent({ event, line, isTitled }: SingleProps) {
  const { title, link, summary, text, picture } = event;
  const heading = (
    <ItemHeading>{link && isTitled ? <Anchor link={link}>{title}</Anchor> : title}</ItemHeading>
  );
  const hasWords = Boolean(summary || text || picture);
  return (
    <Single data-beside={hasWords}>
      {hasWords && (
        <Column>
          {picture && <Picture {...picture} sizes="(min-width: 900px) 40rem, 92vw" />}
          {summary && <Text variant="subtitle1">{summary}</Text>}
          {text && <Markdown nodes={text} />}
        </Column>
      )}
      <Column>
        {isTitled ? heading : <VisuallyHidden as="div">{heading}</VisuallyHidden>}
        {line.note && <Mark data-off={line.isOff && !line.isOver}>{line.note}</Mark>}
        <Over line={line} />
        <FactList facts={useFacts({ event, line })} />
        <EventLinks event={event} line={line} />
      </Column>
    </Single>
  );
}

function EventLinks({ event: { tickets }, line }: Shown) {
  const { calendar } = useTexts("events");
  if (!line.tickets && !line.calendar) return null;
  return (
    <Links {...until(line.ends)}>
      {line.tickets && tickets && (
        <ActionButton label={line.tickets} link={tickets} style="primary" />
      )}
      {line.calendar && (
        <a href={line.calendar} download>
          {calendar}
        </a>
      )}
    </Links>
  );
}

/** That the event is over, which the script shows. */
function Over({ line: { ends, isOff } }: Pick<Shown, "line">) {
  const { over } = useTexts("events");
  if (ends === null || isOff) return null;
  return (
    <Mark hidden suppressHydrationWarning data-after={ends}>
      {over}
    </Mark>
  );
}

function useFacts({ event, line }: Shown) {
  const texts = useTexts("events");
  const { online, who } = event;
  const { place, price } = line;
  return [
    {
      label: texts.when,
      text: (
        <Words>
          <Dates line={line} />
        </Words>
      ),
    },
    ...(place
      ? [{ label: texts.where, text: [place.name, place.address].filter((part) => part !== "") }]
      : []),
    ...(online ? [{ label: texts.online, text: hostOf(online.href), link: online }] : []),
    ...(who ? [{ label: texts.who, text: who }] : []),
    ...(price ? [{ label: texts.price, text: price }] : []),
  ];
}

const hostOf = (href: string) => /^https?:\/\/([^/]+)/.exec(href)?.[1] ?? href;
