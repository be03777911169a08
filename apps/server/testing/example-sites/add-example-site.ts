/** Makes the site of an example theme by the writers that everybody uses. */
import type { PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { saveCollection } from '../../features/collections/save-collection.ts';
import { saveNavigation } from '../../features/collections/save-navigation.ts';
import { restoreDocument } from '../../features/documents/restore-document.ts';
import { createSite } from '../../features/sites/create-site.ts';
import { exampleSites, type ExampleTheme } from './example-sites.ts';

/** What was made: the site, and its pages by their addresses. */
export interface AddedSite {
  readonly siteId: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** Makes it under the name of its theme, with everything published. */
export async function addExampleSite(
  trx: WriteTransaction,
  theme: ExampleTheme,
  { at, isDefault = false }: { at: Date; isDefault?: boolean },
): Promise<AddedSite> {
  const { title, pages, fields } = exampleSites[theme];
  const siteId = await createSite(trx, { identifier: theme, title, theme, isDefault });
  const ids: Record<string, string> = {};
  for (const { urlId, title: name, typeName = 'page', isHomepage, settings, layout } of pages) {
    const { id } = await saveCollection(trx, siteId, {
      typeName,
      type: typeName === 'page' ? 10 : 1,
      urlId,
      title: name,
      isHomepage,
      settings: { ...settings },
      regionName: layout,
    });
    ids[urlId] = id;
  }
  const publish = (purpose: 'page' | 'block-field', ownerId: string, draft: PageDocument) =>
    restoreDocument(trx, {
      siteId,
      purpose,
      ownerId,
      state: 'published',
      publishAt: null,
      draft,
      published: draft,
      actor: { accountId: null, name: '' },
      at,
    });
  for (const { urlId, document } of pages) {
    if (document) await publish('page', ids[urlId]!, document);
  }
  for (const [name, document] of Object.entries(fields)) {
    const id = name.replace(/\{(\w+)\}/, (_, urlId: string) => ids[urlId]!);
    await publish('block-field', id, document);
  }
  const below = new Set(pages.flatMap(({ children }) => children ?? []));
  const items = pages
    .filter(({ urlId }) => !below.has(urlId))
    .map(({ urlId, children }) => ({
      collectionId: ids[urlId]!,
      ...(children && { items: children.map((child) => ({ collectionId: ids[child]! })) }),
    }));
  await saveNavigation(trx, siteId, { name: 'mainNav', items });
  return { siteId, pages: ids };
}
