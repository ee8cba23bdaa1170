import { styled } from "../../looks/theme/styled.tsx";
import { Text } from "../ui/text.tsx";
import { Tick } from "../ui/tick.tsx";

const List = styled("ul")({
  display: "grid",
  "& > li": {
    display: "flex",
    gap: "0.875rem",
    paddingBlock: "0.75rem",
    borderTop: "1px solid var(--line)",
  },
});

const Columns = styled(List)(({ theme }) => ({
  columnGap: "clamp(1.5rem, 4vw, 3.5rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));

interface TickListProps {
  items: readonly { title: string; text?: string | undefined }[];
  columns?: 1 | 2;
}

/** A ruled list with a tick before each line. */
export function TickList({ items, columns = 1 }: TickListProps) {
  const Items = columns === 2 ? Columns : List;
  return (
    <Items>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Tick aria-hidden />
          <div>
            {text ? <strong>{title}</strong> : title}
            {text && <Text color="textSecondary">{text}</Text>}
          </div>
        </li>
      ))}
    </Items>
  );
}
