import Button from "@mui/material/Button";
import { styled, useTheme } from "@mui/material/styles";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate, mount, serverHtml, stubBrowser } from "../testing/pages/dom.tsx";

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const Own = styled("p")(({ theme }) => ({ color: theme.palette.primary.main }));

const Font = () => <i>{useTheme().typography.fontFamily}</i>;

test("components of MUI and styles that use its theme look like the site", async () => {
  const content = (
    <>
      <Button variant="contained" sx={{ marginTop: 3 }}>
        Book
      </Button>
      <Own>Own</Own>
      <Font />
    </>
  );
  const main = mount(serverHtml(content));

  expect(await hydrate(main, content)).toEqual([]);

  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const styleOf = (tag: string) => {
    const classes = [...(main.querySelector(tag)?.classList ?? [])].map((name) => `.${name}`);
    return styles
      .filter((rule) => rule instanceof CSSStyleRule && classes.includes(rule.selectorText))
      .map(({ cssText }) => cssText)
      .join();
  };
  expect(styleOf("button")).toContain("--variant-containedBg: var(--accent)");
  expect(styleOf("button")).toContain("margin-top: 24px");
  expect(styleOf("p")).toContain("color: var(--accent)");
  expect(main.querySelector("i")?.textContent).toBe("var(--font-body)");
});
