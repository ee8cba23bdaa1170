import type { SectionProps } from "plumbline/kit";
import {
  Anchor,
  Board,
  CardGrid,
  Icon,
  ItemHeading,
  Markdown,
  Picture,
  SectionFrame,
  styled,
  Text,
} from "plumbline/ui";
import type { team } from "./section.ts";

type Team = SectionProps<typeof team>;
type Person = Team["people"][number];

const Card = styled(Board)({
  height: "100%",
  padding: 0,
  overflow: "hidden",
  containerType: "inline-size",
});

/** On wide screens, the text is beside the portrait. */
const Sides = styled("div")({
  "@container (min-width: 30rem)": {
    '&[data-portrait="true"]': {
      display: "grid",
      gridTemplateColumns: "min(40%, 20rem) minmax(0, 1fr)",
      columnGap: "1.5rem",
      alignItems: "center",
      "& > :last-child": { paddingInlineStart: 0 },
    },
  },
});

/** All portraits have one aspect ratio, so that the texts below them are aligned. */
const Portrait = styled("div")({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  minHeight: "100%",
  background: "var(--accent)",
  color: "var(--onAccent)",
  fontFamily: "var(--font-heading)",
  fontSize: "4rem",
  fontWeight: 800,
  "& > picture": { width: "100%", height: "100%" },
  "& img": { height: "100%", aspectRatio: "1", objectFit: "cover", objectPosition: "50% 25%" },
});

/** Without visible card edges, the text is aligned with the portrait. */
const About = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "0.75rem",
  alignContent: "start",
  padding: theme.look.parts.board?.padding ?? "1.25rem 1.5rem 1.5rem",
}));

const Links = styled("ul")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  "& li": { display: "flex", alignItems: "center", gap: "0.5rem", minHeight: "1.75rem" },
  "& a": { minWidth: 0 },
  "& svg": { flex: "none", fontSize: "1.25rem", color: "var(--muted)" },
});

const portraitSizes = (columns: number) =>
  `(min-width: 860px) min(${Math.ceil(1180 / columns)}px, ${Math.ceil(100 / columns)}vw), (min-width: 600px) 48vw, 92vw`;

export function Team(props: Team) {
  const { people, columns, initials } = props;
  const hasPortraits = people.some(({ picture }) => picture !== undefined);
  return (
    <SectionFrame {...props}>
      <CardGrid
        columns={columns}
        layout="equal"
        cards={people.map((person, index) => (
          <Card key={person.name}>
            <Sides data-portrait={hasPortraits}>
              {hasPortraits && (
                <Face {...person} sizes={portraitSizes(columns)} initials={initials[index]} />
              )}
              <PersonWords {...person} />
            </Sides>
          </Card>
        ))}
      />
    </SectionFrame>
  );
}

type FaceProps = Pick<Person, "picture"> & { sizes: string; initials: string | undefined };

const Face = ({ picture, sizes, initials }: FaceProps) =>
  picture ? (
    <Portrait>
      <Picture {...picture} sizes={sizes} />
    </Portrait>
  ) : (
    <Portrait aria-hidden>{initials}</Portrait>
  );

const PersonWords = ({ name, role, text, links }: Person) => (
  <About>
    <div>
      <ItemHeading>{name}</ItemHeading>
      {role && <Text color="textSecondary">{role}</Text>}
    </div>
    {text && <Markdown nodes={text} headingLevel={4} />}
    {links.length > 0 && (
      <Links>
        {links.map(({ label, link, icon }) => (
          <li key={label}>
            {icon && <Icon shapes={icon} />}
            <Anchor link={link}>{label}</Anchor>
          </li>
        ))}
      </Links>
    )}
  </About>
);
