import { CacheProvider } from "@emotion/react";
// The `ThemeProvider` of @mui/material would add its CSS variables, which the theme does not use.
import { ThemeProvider } from "@mui/system";
import type { ReactNode } from "react";
import { type Sheet, SheetContext } from "../looks/theme/styled.tsx";

/** The providers around every React tree, on the server and in the browser. */
export const Root = ({ sheet, children }: { sheet: Sheet; children: ReactNode }) => (
  <CacheProvider value={sheet.cache}>
    <ThemeProvider theme={sheet.theme}>
      <SheetContext value={sheet}>{children}</SheetContext>
    </ThemeProvider>
  </CacheProvider>
);
