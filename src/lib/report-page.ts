import { escapeText } from "./text.ts";

interface Report {
  title: string;
  /** The content below the title, as HTML. */
  body: string;
  /** Styles of this report. */
  css: string;
}

/** A self-contained page with a light and a dark theme. */
export const reportPage = ({ title, body, css }: Report): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${CSS}${css}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
${body}
</main>
</body>
</html>
`;

const CSS = `
:root { color-scheme: light dark; --line: #8886; --quiet: light-dark(#57606a, #9da7b1); }
body { margin: 0; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 0; }
h3 { font-size: 0.9375rem; font-weight: 600; margin: 0.75rem 0 0.25rem; }
p { margin: 0.25rem 0; }
section { border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin-top: 1rem; }
figure { margin: 0; min-width: 0; }
figcaption { color: var(--quiet); font-size: 0.875rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
`;
