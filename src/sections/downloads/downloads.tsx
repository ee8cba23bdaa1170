import FileIcon from "@mui/icons-material/FileDownloadSharp";
import type { SectionProps } from "plumbline/kit";
import { SplitSection, styled, Text } from "plumbline/ui";
import type { downloads } from "./section.ts";

type Downloads = SectionProps<typeof downloads>;
type File = Downloads["files"][number];

const List = styled("ul")({ borderBottom: "1px solid var(--line)" });

const Row = styled("li")({
  position: "relative",
  display: "flex",
  gap: "1rem",
  paddingBlock: "1rem",
  borderTop: "1px solid var(--line)",
  "& > div": { minWidth: 0 },
  "& > svg": { flexShrink: 0, color: "var(--muted)", transition: "color 140ms ease-out" },
  "&:hover > svg": { color: "var(--ink)" },
  "& a": { fontWeight: 600 },
  // Makes the whole row clickable.
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& a:focus-visible": { outline: "none" },
  "& a:focus-visible::after": { outline: "3px solid var(--link)", outlineOffset: 3 },
});

export const Downloads = ({ files, kinds, ...frame }: Downloads) => (
  <SplitSection {...frame}>
    <List>
      {files.map((file, index) => (
        <Row key={file.label}>
          <FileIcon aria-hidden />
          <Download {...file} kind={kinds[index]} />
        </Row>
      ))}
    </List>
  </SplitSection>
);

const Download = ({ file, label, text, kind }: File & { kind: string | undefined }) => (
  <div>
    <a href={file.url} type={file.type}>
      {label}
    </a>
    {text && <Text>{text}</Text>}
    <Text variant="body2" color="textSecondary">
      {kind}
    </Text>
  </div>
);
