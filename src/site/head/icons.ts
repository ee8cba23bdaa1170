/** The icons in the public folder that browsers display beside a page's title, and their tags. */
export const ICONS = [
  { href: "/favicon.ico", html: '<link rel="icon" href="/favicon.ico" sizes="32x32">' },
  { href: "/favicon.svg", html: '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' },
  {
    href: "/apple-touch-icon.png",
    html: '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  },
];
