const MOST = 3;
const inWords = new Intl.ListFormat("en-GB");

/** The first names of a list, such as `/a, /b, /c and 4 more`. */
export function fewNames(names: readonly string[], more = "more"): string {
  const left = names.length - MOST;
  return inWords.format([...names.slice(0, MOST), ...(left > 0 ? [`${left} ${more}`] : [])]);
}
