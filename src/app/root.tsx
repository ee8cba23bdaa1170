import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "../theme/theme.ts";

/** What every React tree of the site stands in, on the server and in the browser. */
export const Root = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
