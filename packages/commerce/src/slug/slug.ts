/** Fewest and most characters of a URL slug. STOR-04. */
export const MIN_SLUG_LENGTH = 3;
export const MAX_SLUG_LENGTH = 200;

/**
 * The URL form of a title: lower case, accents dropped, letters and digits of any script kept,
 * everything else one hyphen. May be empty. STOR-03.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '');
}

/**
 * The URL slug of a new store page or product: the slug of the title, of the fallback when that is
 * shorter than 3 characters, with the next free numeric suffix when it is taken. STOR-03..05.
 */
export function makeSlug(title: string, fallbackTitle: string, taken: Iterable<string>): string {
  const own = slugify(title);
  return suffixSlug(own.length < MIN_SLUG_LENGTH ? slugify(fallbackTitle) : own, taken);
}

/**
 * A slug, or when it is taken the slug with a suffix one above the highest in use: `shop`,
 * `shop-1`, … `shop-10`, `shop-11`; suffixes compare as numbers. STOR-05.
 */
export function suffixSlug(slug: string, taken: Iterable<string>): string {
  let isTaken = false;
  let highest = 0;
  for (const other of taken) {
    if (other === slug) isTaken = true;
    const suffix = other.startsWith(`${slug}-`) ? other.slice(slug.length + 1) : '';
    if (/^[1-9]\d{0,8}$/.test(suffix)) highest = Math.max(highest, Number(suffix));
  }
  if (!isTaken) return slug;
  const suffix = `-${highest + 1}`;
  return slug.slice(0, MAX_SLUG_LENGTH - suffix.length) + suffix;
}
