/** Whether a text names a language: `Parken (auf Englisch)`, `English`, `EN`. */
export function namesLanguage(words: string, language: string, own: string): boolean {
  const code = new Intl.Locale(language).language;
  const names = [own, language].flatMap((tag) => {
    const name = new Intl.DisplayNames(tag, { type: "language" }).of(code) ?? code;
    // Without the article and the ending, which differ by case: angielski, po angielsku.
    return name.replace(/^ال/, "").toLowerCase().slice(0, -1);
  });
  const text = words.toLowerCase();
  return (
    names.some((name) => text.includes(name)) || words.split(/\P{L}+/u).includes(code.toUpperCase())
  );
}
