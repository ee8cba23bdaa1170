import type { SectionProps } from "plumbline/kit";
import {
  Anchor,
  ItemHeading,
  interpolate,
  Markdown,
  SectionFrame,
  Text,
  useTexts,
} from "plumbline/ui";
import { useEffect, useRef, useState } from "react";
import type { timetable } from "./section.ts";
import { Day, Filters, Lesson, Lessons, Note, Plan, Week } from "./timetable-styles.ts";

type Props = SectionProps<typeof timetable>;

/** The attributes of the filters, in order: the styles know them. */
const KEYS = ["a", "b", "c", "d"] as const;

/** The classes by day. Styles filter them; code says how many remain. */
export function Timetable({ week, classes, lines, choices, note, ...frame }: Props) {
  const texts = useTexts("timetable");
  const filters = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const read = () => {
    const selects = filters.current?.querySelectorAll("select") ?? [];
    setChosen([...selects].map(({ value }) => (value === "" ? -1 : Number(value))));
  };
  // The visitor may have chosen before this code loaded.
  useEffect(read, []);
  const isShown = (at: number) =>
    chosen.every((value, filter) => value < 0 || lines[at]?.marks[filter] === value);
  const isFiltered = chosen.some((value) => value >= 0);
  return (
    <SectionFrame {...frame}>
      <Plan>
        {choices.length > 0 && (
          <Filters ref={filters} role="group" aria-label={texts.filters} onChange={read}>
            {choices.map(({ by, label, values }, filter) => (
              <label key={by} data-filter={KEYS[filter]}>
                {label}
                <select>
                  <option value="">{texts.all}</option>
                  {values.map((value, index) => (
                    <option key={value} value={index}>
                      {value}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </Filters>
        )}
        {choices.length > 0 && (
          <div aria-live="polite">
            {isFiltered && (
              <Text>
                {interpolate(texts.shown, { count: lines.filter((_, at) => isShown(at)).length })}
              </Text>
            )}
          </div>
        )}
        <Week data-days={week.length}>
          {week.map(({ day, lessons }) => (
            <Day key={day} data-empty={isFiltered && !lessons.some(isShown)}>
              <ItemHeading>{day}</ItemHeading>
              <Lessons>
                {lessons.map((at) => (
                  <LessonCard key={at} lesson={classes[at]} line={lines[at]} />
                ))}
              </Lessons>
            </Day>
          ))}
        </Week>
      </Plan>
      {note && (
        <Note>
          <Markdown nodes={note} color="textSecondary" />
        </Note>
      )}
    </SectionFrame>
  );
}

interface CardProps {
  lesson: Props["classes"][number] | undefined;
  line: Props["lines"][number] | undefined;
}

function LessonCard({ lesson, line }: CardProps) {
  if (!lesson || !line) return null;
  const { name, link, begins, who, level, where, shownPrice, per, note } = lesson;
  const marks = Object.fromEntries(line.marks.map((mark, at) => [`data-${KEYS[at]}`, mark]));
  return (
    <Lesson {...marks}>
      <time dateTime={begins}>{line.time}</time>
      <strong>{link ? <Anchor link={link}>{name}</Anchor> : name}</strong>
      {[who, level, where, note, line.dates].map(
        (words) => words && <span key={words}>{words}</span>,
      )}
      {shownPrice && (
        <span>
          {shownPrice}
          {per && ` ${per}`}
        </span>
      )}
    </Lesson>
  );
}
