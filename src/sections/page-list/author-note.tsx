import type { Author } from "plumbline/kit";
import { Anchor, Markdown, Picture, styled } from "plumbline/ui";

const Note = styled("div")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "1.25rem",
  alignItems: "center",
  marginBottom: "clamp(1.5rem, 4vw, 2.5rem)",
  "& img": { width: "5.5rem", height: "5.5rem", borderRadius: "50%", objectFit: "cover" },
});

const Words = styled("div")({ gridColumn: 2, display: "grid", gap: "0.5rem" });

const Profiles = styled("ul")({ display: "flex", flexWrap: "wrap", gap: "0.25rem 1.25rem" });

/** The author of the listed pages. */
export const AuthorNote = ({ text, picture, profiles }: Author) =>
  (text || picture || profiles.length > 0) && (
    <Note>
      {picture && <Picture {...picture} sizes="5.5rem" />}
      <Words>
        {text && <Markdown nodes={text} headingLevel={4} />}
        {profiles.length > 0 && (
          <Profiles>
            {profiles.map(({ name, url }) => (
              <li key={url}>
                <Anchor link={{ href: url, newTab: true }} rel="me noopener noreferrer">
                  {name}
                </Anchor>
              </li>
            ))}
          </Profiles>
        )}
      </Words>
    </Note>
  );
