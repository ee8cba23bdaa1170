import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { CssBaseline } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { createRoot } from "react-dom/client";
import { WORKBENCH_URL } from "../protocol/workbench.ts";
import { StudioApp } from "./studio-app.tsx";
import { theme } from "./theme.ts";
import { DIRECTION, LANGUAGE } from "./words/words.ts";
import { Workbench } from "./workbench/workbench.tsx";

Object.assign(document.documentElement, { lang: LANGUAGE, dir: DIRECTION });

/** MUI's own styles are for left to right. */
const styles = createCache({
  key: "studio",
  ...(DIRECTION === "rtl" && { stylisPlugins: [rtlPlugin] }),
});

const root = document.getElementById("studio");
if (root)
  createRoot(root).render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {location.pathname === WORKBENCH_URL ? <Workbench /> : <StudioApp />}
      </ThemeProvider>
    </CacheProvider>,
  );
