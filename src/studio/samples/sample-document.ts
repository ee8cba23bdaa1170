/** What a developer chooses for a page with a sample. */
export interface DocumentView {
  scheme?: "light" | "dark" | undefined;
  direction?: "ltr" | "rtl" | undefined;
}

/** The page with its section alone, without the app and its policy; its files have addresses under `base`. */
export function sampleDocument(html: string, base: string, view: DocumentView, end = ""): string {
  const alone = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<script[^>]* data-app="[^>]*><\/script>/, "")
    .replace(/<body>[\s\S]*?(?=<main )/, "<body>")
    .replace(/<\/main>[\s\S]*<\/body>/, `</main>${end}</body>`);
  return withDirection(withScheme(withBase(alone, base), view), view);
}

/** Addresses of the site's own files, in attributes and in styles. */
const withBase = (html: string, base: string) =>
  html.replace(/(["'(\s,=])\/(assets|media)\//g, `$1${base}$2/`);

/** A frame has the colour scheme of the device; styles for another one have to be chosen in the page. */
function withScheme(html: string, { scheme }: DocumentView): string {
  if (!scheme) return html;
  return html
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, other) =>
      other === scheme ? "(min-width:0)" : "(max-width:0)",
    )
    .replace("color-scheme:light dark", `color-scheme:${scheme}`);
}

const withDirection = (html: string, { direction }: DocumentView) =>
  direction ? html.replace(/<html([^>]*?)( dir="\w+")?>/, `<html$1 dir="${direction}">`) : html;
