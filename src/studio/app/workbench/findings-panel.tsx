import { Box, Button, Link, Typography } from "@mui/material";
import { WORDS } from "../words/words.ts";
import { type Finding, showElement, type Tested } from "./findings.ts";

const words = WORDS.workbench;

interface FindingsPanelProps {
  tested: readonly { name: string; tested: Tested | undefined }[];
  hasAxe: boolean;
  isWide: boolean;
}

/** What axe finds in the sections that are shown. */
export function FindingsPanel({ tested, hasAxe, isWide }: FindingsPanelProps) {
  return (
    <Box
      component="aside"
      aria-label={words.findings}
      tabIndex={0}
      sx={{
        width: isWide ? 300 : "auto",
        flexShrink: 0,
        overflow: "auto",
        p: 2,
        borderColor: "divider",
        ...(isWide ? { borderInlineStart: 1 } : { borderTop: 1 }),
        bgcolor: "background.paper",
      }}
    >
      <Typography component="h2" variant="subtitle2">
        {words.findings}
      </Typography>
      {!hasAxe && <Typography variant="body2">{words.noAxe}</Typography>}
      {hasAxe &&
        tested.map(({ name, tested: result }) => (
          <Box key={name} sx={{ mt: 1.5 }}>
            {tested.length > 1 && (
              <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
                <bdi>{name}</bdi>
              </Typography>
            )}
            <Result tested={result} />
          </Box>
        ))}
    </Box>
  );
}

function Result({ tested = "testing" }: { tested: Tested | undefined }) {
  if (tested === "no axe") return null;
  if (tested === "testing" || tested === "not shown")
    return (
      <Typography variant="body2" color="textSecondary">
        {tested === "testing" ? words.testing : words.notShown}
      </Typography>
    );
  const { frame, findings } = tested;
  if (findings.length === 0) return <Typography variant="body2">{words.noFindings}</Typography>;
  return findings.map((finding) => <FindingItem key={finding.id} {...finding} frame={frame} />);
}

/** A finding with its elements; a click on one shows it. axe reports in English. */
const FindingItem = ({
  id,
  help,
  helpUrl,
  impact,
  elements,
  frame,
}: Finding & { frame: HTMLIFrameElement }) => (
  <Box sx={{ mb: 2 }} lang="en" dir="ltr">
    <Link href={helpUrl} target="_blank" rel="noreferrer">
      {help}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {impact}, {id}
    </Typography>
    {elements.map((element) => (
      <Button
        key={element}
        color="inherit"
        aria-label={words.showElement(element)}
        onClick={() => showElement(frame, element)}
        sx={{
          display: "block",
          px: 0.5,
          textAlign: "start",
          fontWeight: 400,
          fontFamily: "monospace",
          overflowWrap: "anywhere",
        }}
      >
        {element}
      </Button>
    ))}
  </Box>
);
