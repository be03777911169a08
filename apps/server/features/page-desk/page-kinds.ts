/** The kinds of pages that a theme brings, and its layouts. */
import { ApiError, type PageKind } from '@sitewright/contract';
import type { Theme } from '../../render/theme/theme.ts';

/** What every site has, whether its theme has templates for it or not. */
const everywhere = new Set(['page', 'splash-page', 'blog', 'events']);

/** Made by screens of their own. */
const elsewhere = new Set(['products']);

/**
 * Collections and pages of the theme's own, by title. A folder that is no index is a matter of menus.
 */
export function pageKinds({
  collections,
  pages,
}: Pick<Theme, 'collections' | 'pages'>): PageKind[] {
  const ofCollections = [...collections].flatMap(([name, { conf }]) => {
    const { title, isFolder, isIndex } = conf;
    if (everywhere.has(name) || elsewhere.has(name) || (isFolder && !isIndex)) return [];
    return [{ source: 'collection' as const, name, title: title || name, isIndex }];
  });
  const ofPages = [...pages].map(([name, { title }]) => ({
    source: 'page' as const,
    name,
    title: title || name,
    isIndex: false,
  }));
  return [...ofCollections, ...ofPages].toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** @throws ApiError `invalid_request` at `typeName` or `themePage` for what the theme does not have */
export function requireKind(
  theme: Pick<Theme, 'collections' | 'pages'>,
  {
    typeName = 'page',
    themePage,
  }: { typeName?: string | undefined; themePage?: string | undefined },
): void {
  const kinds = pageKinds(theme);
  const isKnown = (source: PageKind['source'], wanted: string) =>
    kinds.some((kind) => kind.source === source && kind.name === wanted);
  if (!everywhere.has(typeName) && !isKnown('collection', typeName)) {
    throw notOfTheme('typeName', 'There is no such kind of pages.');
  }
  if (themePage === undefined) return;
  if (typeName !== 'page' || !isKnown('page', themePage)) {
    throw notOfTheme('themePage', 'The theme has no such page.');
  }
}

/** @throws ApiError `invalid_request` at the change for a layout that the theme does not have */
export function requireLayout({ conf }: Pick<Theme, 'conf'>, wanted: unknown): void {
  if (wanted === undefined || conf.layouts.some(({ id }) => id === wanted)) return;
  throw notOfTheme('changes.regionName.to', 'The theme has no such layout.');
}

function notOfTheme(field: string, message: string): ApiError {
  return new ApiError('invalid_request', {}, { errors: { [field]: message } });
}
