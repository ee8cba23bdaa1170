import { List, ListItem, ListItemButton, ListItemText, Typography } from "@mui/material";
import { WISHES, type Wish } from "../../../model/kit/wishes.ts";
import { type SectionChoice, sampleUrl } from "../../protocol/samples.ts";
import { oneTabStop } from "../controls/choices.ts";
import { helpText } from "../controls/help.tsx";
import { nameInWords } from "../words/names.ts";
import { WORDS } from "../words/words.ts";
import { CardGrid, ChoiceCard } from "./card.tsx";

/** What the list is limited to. */
export type Group = Wish | "yours" | undefined;

const isWish = (key: string): key is Wish => key in WISHES;

const ORDER: readonly Wish[] = Object.keys(WISHES).filter(isWish);

/** The types in the order of a usual page, those of the site first. */
export function inGroup(types: readonly SectionChoice[], group: Group): SectionChoice[] {
  if (group === "yours") return types.filter(({ isOwn }) => isOwn);
  if (group) return types.filter(({ says }) => says.includes(group));
  const rank = ({ isOwn, says: [first] }: SectionChoice) => {
    if (isOwn) return -1;
    return first ? ORDER.indexOf(first) : ORDER.length;
  };
  return [...types].sort((one, other) => rank(one) - rank(other));
}

interface GroupListProps {
  types: readonly SectionChoice[];
  group: Group;
  onGroup(group: Group): void;
}

/** What one wants to say. */
export function GroupList({ types, group, onGroup }: GroupListProps) {
  const { all, yours, wishes } = WORDS.palette;
  const used = ORDER.filter((wish) => types.some(({ says }) => says.includes(wish)));
  const entries: [Group, string][] = [
    [undefined, all],
    ...(types.some(({ isOwn }) => isOwn) ? [["yours", yours] as [Group, string]] : []),
    ...used.map((wish): [Group, string] => [wish, wishes[wish][0]]),
  ];
  return (
    <List dense ref={oneTabStop} aria-label={WORDS.searchSections}>
      {entries.map(([key, label]) => (
        <ListItem key={key ?? ""} disablePadding>
          <ListItemButton
            selected={group === key}
            aria-current={group === key}
            onClick={() => onGroup(key)}
          >
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

interface TypeGridProps {
  id: string;
  isLoading: boolean;
  imageKey: string;
  types: readonly SectionChoice[];
  onChoose(choice: SectionChoice): void;
}

/** The types with their pictures. */
export const TypeGrid = ({ id, isLoading, imageKey, types, onChoose }: TypeGridProps) => (
  <CardGrid id={id} isLoading={isLoading} label={WORDS.palette.all}>
    {types.map((choice) => {
      const [first] = choice.says;
      return (
        <ChoiceCard
          key={choice.type}
          picture={sampleUrl(imageKey, choice.type, "full")}
          name={nameInWords(choice.name)}
          wish={first ? WORDS.palette.wishes[first][0] : undefined}
          onChoose={() => onChoose(choice)}
        >
          <Typography
            variant="body2"
            color="textSecondary"
            lang="en"
            dir="auto"
            sx={{
              display: "-webkit-box",
              overflow: "hidden",
              WebkitLineClamp: 3,
              WebkitBoxOrient: "vertical",
            }}
          >
            {helpText(choice.description)}
          </Typography>
        </ChoiceCard>
      );
    })}
  </CardGrid>
);
