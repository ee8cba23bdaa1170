import { CssBaseline } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import { createRoot } from "react-dom/client";
import { StudioApp } from "./studio-app.tsx";
import { theme } from "./theme.ts";
import { DIRECTION, LANGUAGE } from "./words/words.ts";

Object.assign(document.documentElement, { lang: LANGUAGE, dir: DIRECTION });

const root = document.getElementById("studio");
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <StudioApp />
    </ThemeProvider>,
  );
