/** Words of the server for visitors, in the languages that it speaks itself. */
type Words = Readonly<Record<string, { readonly en: string; readonly de: string }>>;

/** Those of a site: German where that is its language, else English. */
export function visitorWords<Table extends Words>(
  { locale }: { readonly locale: string },
  table: Table,
): { readonly [Name in keyof Table]: string } {
  const language = /^de\b/i.test(locale) ? 'de' : 'en';
  const words = Object.entries(table).map(([name, text]) => [name, text[language]]);
  return Object.fromEntries(words) as { readonly [Name in keyof Table]: string };
}

/** Puts values into the places `{name}` of a sentence. */
export function fillWords(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
