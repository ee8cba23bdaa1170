import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { type Sheet, SheetContext } from "../theme/styled.tsx";

/** The providers around every React tree, on the server and in the browser. */
export const Root = ({ sheet, children }: { sheet: Sheet; children: ReactNode }) => (
  <CacheProvider value={sheet.cache}>
    <ThemeProvider theme={sheet.theme}>
      <SheetContext value={sheet}>{children}</SheetContext>
    </ThemeProvider>
  </CacheProvider>
);
