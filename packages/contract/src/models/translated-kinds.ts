/** Things of a site that say something in other languages, beside what their documents hold. */
export const translatedKinds = [
  'site',
  'menus',
  'page',
  'category',
  'product',
  'post',
  'popup',
  'header',
  'footer',
  'announcement',
  'mail',
] as const;

/** One of {@link translatedKinds}. */
export type TranslatedKind = (typeof translatedKinds)[number];
