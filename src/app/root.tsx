import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type Theme, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";

interface RootProps {
  cache: EmotionCache;
  theme: Theme;
  children: ReactNode;
}

/** What every React tree of the site stands in, on the server and in the browser. */
export const Root = ({ cache, theme, children }: RootProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
