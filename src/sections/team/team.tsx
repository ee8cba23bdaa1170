import PersonIcon from "@mui/icons-material/PersonSharp";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Board } from "../../ui/board.ts";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";

type Team = SectionModel<"team">;
type Person = Team["people"][number];

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25rem",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [theme.breakpoints.up("md")]: {
    '&[data-columns="3"]': { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    '&[data-columns="4"]': { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
}));

const Card = styled(Board)({ height: "100%", padding: 0, overflow: "hidden" });

/** All portraits have one shape, so that the words under them begin on one line. */
const Portrait = styled("div")({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  background: "var(--line)",
  color: "var(--muted)",
  "& > picture": { width: "100%" },
  "& img": { aspectRatio: "1", objectFit: "cover", objectPosition: "50% 25%" },
  "& > svg": { width: "40%", height: "40%" },
});

const Words = styled("div")({
  display: "grid",
  gap: "0.75rem",
  alignContent: "start",
  padding: "1.25rem 1.5rem 1.5rem",
});

const Links = styled("ul")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  "& li": { display: "flex", alignItems: "center", gap: "0.5rem", minHeight: "1.75rem" },
  "& a": { minWidth: 0 },
  "& svg": { flex: "none", fontSize: "1.25rem", color: "var(--muted)" },
});

const sizesOf = (columns: number) =>
  `(min-width: 860px) min(${Math.ceil(1180 / columns)}px, ${Math.ceil(100 / columns)}vw), (min-width: 600px) 48vw, 92vw`;

export function Team(props: Team) {
  const { people, columns } = props;
  const hasPictures = people.some(({ picture }) => picture !== undefined);
  return (
    <SectionFrame {...props}>
      <Grid data-columns={columns}>
        {people.map((person) => (
          <li key={attribute(person.name)}>
            <Card>
              {hasPictures && (
                <Portrait>
                  {person.picture ? (
                    <Picture {...person.picture} sizes={sizesOf(columns)} />
                  ) : (
                    <PersonIcon aria-hidden />
                  )}
                </Portrait>
              )}
              <About {...person} />
            </Card>
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}

const About = ({ name, role, text, links }: Person) => (
  <Words>
    <div>
      <Typography variant="h3">{name}</Typography>
      {role && <Typography color="textSecondary">{role}</Typography>}
    </div>
    {text && <Markdown nodes={text} headingLevel={4} />}
    {links.length > 0 && (
      <Links>
        {links.map(({ label, link, icon }) => (
          <li key={attribute(label)}>
            {icon && <Icon shapes={icon} />}
            <Anchor link={link}>{label}</Anchor>
          </li>
        ))}
      </Links>
    )}
  </Words>
);
