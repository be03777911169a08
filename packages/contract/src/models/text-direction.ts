/** Languages that are written from right to left where nobody names another script. */
const languages: ReadonlySet<string> = new Set(
  'ar arc ckb dv fa he iw nqo ps sd syr ug ur yi'.split(' '),
);

/** Scripts that are. */
const scripts: ReadonlySet<string> = new Set(
  'adlm arab hebr mand nkoo rohg samr syrc thaa'.split(' '),
);

/** The direction of a language (BCP 47). */
export function textDirectionOf(language: string): 'ltr' | 'rtl' {
  const [name = '', ...rest] = language.toLowerCase().split('-');
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const isRightToLeft = script === undefined ? languages.has(name) : scripts.has(script);
  return isRightToLeft ? 'rtl' : 'ltr';
}
