/** The path of the page. An empty document that is filled has it as a parameter, since its address is another one. */
export const ownPath = (): string =>
  document.documentElement.dataset.frame === undefined
    ? decodeURIComponent(location.pathname)
    : (new URLSearchParams(location.search).get("page") ?? "");
