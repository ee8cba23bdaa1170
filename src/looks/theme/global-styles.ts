import { css } from "@emotion/react";

/** Height of the sticky header; in-page jumps stop below it. */
export const HEADER_HEIGHT = "4rem";

/** The maximum height of the quick bar: two rows of large text. */
const QUICK_BAR_ROOM = "calc(9rem + env(safe-area-inset-bottom))";

/**
 * A window so low, for example at 400 % zoom, that nothing is sticky: header and quick bar would cover
 * the focused element.
 */
export const LOW_WINDOW = "@media (max-height: 22rem)";

/** Styles of bare elements; everything else belongs to a component. */
export const globalStyles = css`
  *, ::before, ::after { box-sizing: border-box; }
  html {
    scroll-padding-block: calc(${HEADER_HEIGHT} + 1rem) 1rem;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  @media (max-width: 859.95px) { html { scroll-padding-bottom: calc(${QUICK_BAR_ROOM} + 1rem); } }
  ${LOW_WINDOW} { html { scroll-padding-block: 1rem; } }
  body {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font-family: var(--font-body);
    font-size: 1.0625rem;
    line-height: 1.6;
    /* The heading font comes in one weight, whatever it is. */
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  /* Letters that are joined are not drawn together or apart. */
  [dir="rtl"] :is(h1, h2, h3) { letter-spacing: 0; }
  /* A long word does not ask for more room than there is: a grid or a row would give it. */
  h1, h2, h3, h4, p, figcaption { overflow-wrap: anywhere; }
  img, video { display: block; max-width: 100%; height: auto; }
  ul, ol, dl, dd, figure, p { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  /* As high as a finger needs, without moving the lines apart. */
  :where(a:not([class], [data-whole])) { padding-block: 0.2em; }
  a:hover { text-decoration-thickness: 2px; }
  /* One thing, such as an email address: on one line, unless it is longer than a line. */
  [data-whole] { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
  /* Numbers and addresses are written from left to right, whatever the words around them. */
  [data-whole] { direction: ltr; unicode-bidi: isolate; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
  main:focus, [data-ground]:focus, h1:focus { outline: none; }
  .skip-link {
    position: absolute;
    inset-inline-start: 0.5rem;
    top: 0.5rem;
    z-index: 20;
    padding: 0.75rem 1rem;
    background: var(--accent);
    color: var(--onAccent);
    font-weight: 700;
  }
  .skip-link:not(:focus) { clip-path: inset(50%); }
  ::selection { background: var(--accent); color: var(--onAccent); }
  /* Icons keep the colour they are given, which may be that of the ground. */
  @media (forced-colors: active) { svg { forced-color-adjust: auto; } }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; }
  }
`;
