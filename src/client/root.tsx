import { CacheProvider, ThemeContext } from "@emotion/react";
import type { ReactNode } from "react";
import { type Sheet, SheetContext } from "../looks/theme/styled.tsx";

/**
 * The providers around every React tree, on the server and in the browser. Components of MUI read the theme
 * from Emotion's context; the `ThemeProvider` of MUI would add 3 KB to the app for theme functions, default
 * props and CSS layers, which the theme does not use.
 */
export const Root = ({ sheet, children }: { sheet: Sheet; children: ReactNode }) => (
  <CacheProvider value={sheet.cache}>
    <ThemeContext value={sheet.theme}>
      <SheetContext value={sheet}>{children}</SheetContext>
    </ThemeContext>
  </CacheProvider>
);
