import {
  Badge,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
} from "@mui/material";
import { useState } from "react";
import type { ProblemModel } from "../protocol.ts";
import { formPath } from "./form-path.ts";
import { useStore } from "./store.ts";
import { WORDS } from "./words/words.ts";

/** The problems of the site; a click leads to the value with the problem. */
export function Problems() {
  const { state, page, openPage, select } = useStore();
  const [anchor, setAnchor] = useState<Element>();
  const problems = state?.problems ?? [];
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const words = problems.length === 0 ? WORDS.noProblems : WORDS.problems(problems.length);
  const show = (problem: ProblemModel) => {
    if (problem.page !== undefined && problem.page !== page) openPage(problem.page);
    select({ path: formPath(problem.path), text: problem.path });
    setAnchor(undefined);
  };
  return (
    <>
      <Badge
        color={hasErrors ? "error" : "warning"}
        variant="dot"
        invisible={problems.length === 0}
      >
        <Button
          color="inherit"
          disabled={problems.length === 0}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {words}
        </Button>
      </Badge>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        slotProps={{ paper: { sx: { maxWidth: 480, maxHeight: "70vh" } } }}
      >
        <List dense aria-label={words}>
          {problems.map((problem) => (
            <ListItem key={`${problem.rule} ${problem.location} ${problem.message}`} disablePadding>
              <ListItemButton onClick={() => show(problem)}>
                <ListItemText
                  primary={problem.message}
                  secondary={`${problem.location}${problem.hint ? ` → ${problem.hint}` : ""}`}
                  slotProps={{
                    primary: { color: problem.severity === "error" ? "error" : "textPrimary" },
                  }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
}
