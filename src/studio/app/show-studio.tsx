import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { CssBaseline } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { refuseOtherDrops } from "../frame/other-drops.ts";
import { keepFocus } from "./focus/keep-focus.ts";
import { followRegions } from "./focus/regions.ts";
import { theme } from "./theme.ts";
import { loadNames } from "./words/names.ts";
import { DIRECTION, LANGUAGE } from "./words/words.ts";

/** Shows a page of the studio in the language of the browser. */
export async function showStudio(page: ReactNode): Promise<void> {
  refuseOtherDrops();
  keepFocus();
  followRegions();
  await loadNames().catch(() => undefined);
  Object.assign(document.documentElement, { lang: LANGUAGE, dir: DIRECTION });
  // MUI's own styles are for left to right.
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
          {page}
        </ThemeProvider>
      </CacheProvider>,
    );
}
