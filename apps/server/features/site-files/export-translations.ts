import type { ExportScope } from './export-scope.ts';
import { siteFiles } from './site-format.ts';
import { compareText } from './stable-json.ts';

/** What things say in other languages, of things that are among the files. */
export async function exportTranslations(scope: ExportScope): Promise<void> {
  const { db, siteId, names } = scope;
  const rows = await db
    .selectFrom('translations')
    .select(['kind', 'thing_id', 'language', 'fields'])
    .where('site_id', '=', siteId)
    .execute();
  const own = rows.filter(
    ({ kind, thing_id: id }) => kind === 'site' || kind === 'menus' || names.has(id),
  );
  if (own.length === 0) return;
  const placeOf = (row: (typeof own)[number]) =>
    [row.kind, scope.encode(row.thing_id), row.language].join(' ');
  const translations = own
    .toSorted((a, b) => compareText(placeOf(a), placeOf(b)))
    .map(({ thing_id: id, ...row }) => ({ ...row, id }));
  scope.addJson(siteFiles.translations, translations);
}
