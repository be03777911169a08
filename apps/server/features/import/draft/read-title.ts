import { MAX_SLUG_LENGTH, makeSlug, slugify } from '@sitewright/commerce';
import { contentLimits, cutText } from '@sitewright/contract';
import type { Report } from '../report.ts';
import { wordsOf } from './read-values.ts';

/** What a title can be made of when it is blank. */
export interface TitleParts {
  line: number;
  title: string;
  slug: string;
  sku: string;
}

/** The title of a product, with a sensible one in place of a blank one. */
export function readTitle(parts: TitleParts, report: Report): string {
  const { line, title } = parts;
  if (title === '') {
    const fallback = makeTitle(parts);
    report.note(line, 'title-blank', `The title is blank; "${fallback}" is used.`);
    return fallback;
  }
  if (title.length <= contentLimits.titleLength) return title;
  report.note(line, 'title-too-long', `The title is longer than 200 characters and was cut.`);
  return `${cutText(title, contentLimits.titleLength - 1).trimEnd()}…`;
}

/** Words of the slug when it looks like words; random ones have digits inside. */
function makeTitle({ slug, sku }: TitleParts): string {
  if (/^[a-z]{2,}(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 80) return wordsOf(slug);
  return sku ? `Untitled product ${sku}` : 'Untitled product';
}

/** A valid URL slug: the one of the file, else one made of the title. */
export function readSlug(wanted: string, title: string, line: number, report: Report): string {
  const slug = slugify(wanted);
  if (wanted.length > MAX_SLUG_LENGTH) {
    report.note(
      line,
      'slug-too-long',
      'The product URL is longer than 200 characters and was cut.',
    );
  } else if (wanted !== '' && slug !== wanted) {
    report.note(line, 'slug-changed', `The product URL "${wanted}" becomes "${slug || title}".`);
  }
  return makeSlug(slug || title, 'product', []);
}
