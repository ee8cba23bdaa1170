const inWords = new Intl.ListFormat("en-GB");

/** The first names of a list, such as `/a, /b, /c and 4 more`; a single remaining name is written out. */
export function listNames(names: readonly string[], most = 3, more = "more"): string {
  if (names.length <= most + 1) return inWords.format(names);
  return inWords.format([...names.slice(0, most), `${names.length - most} ${more}`]);
}
