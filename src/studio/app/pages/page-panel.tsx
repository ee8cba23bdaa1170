import Add from "@mui/icons-material/Add";
import Search from "@mui/icons-material/Search";
import { Box, Button, InputAdornment, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import { PageDialogs } from "./page-dialogs.tsx";
import type { PageTask } from "./page-task.ts";
import { PageTree } from "./page-tree.tsx";

/** The pages of the site, with what can be done with them. */
export function PagePanel() {
  const { pages } = useStore("pages");
  const [words, setWords] = useState("");
  const [task, setTask] = useState<PageTask>();
  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "center", px: 2 }}>
        <Typography component="h2" variant="overline" sx={{ flexGrow: 1 }}>
          {WORDS.pages}
        </Typography>
        <Button
          color="inherit"
          startIcon={<Add />}
          aria-haspopup="dialog"
          onClick={() => setTask({ type: "add" })}
        >
          {WORDS.pageTree.addPage}
        </Button>
      </Box>
      <Box sx={{ px: 2, pb: 0.5 }}>
        <TextField
          type="search"
          placeholder={WORDS.searchPages}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
          }}
          slotProps={{
            htmlInput: { "aria-label": WORDS.searchPages },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <PageTree words={words} onTask={setTask} />
      <Typography variant="caption" color="textSecondary" role="status" sx={{ px: 2 }}>
        {WORDS.pageTree.count(pages.length)}
      </Typography>
      {task && <PageDialogs task={task} onClose={() => setTask(undefined)} />}
    </Box>
  );
}
