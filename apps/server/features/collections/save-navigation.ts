/** The one writer of menus. */
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { NavigationEntry } from './tables.ts';

/** A menu: a name of `navigations` in template.conf, and its links in order. */
export interface NavigationDraft {
  readonly name: string;
  readonly items: readonly NavigationEntry[];
}

/** Brings a menu to what the draft says. */
export async function saveNavigation(
  trx: WriteTransaction,
  siteId: string,
  draft: NavigationDraft,
): Promise<void> {
  const items = JSON.stringify(draft.items);
  await trx
    .insertInto('navigations')
    .values({ site_id: siteId, name: draft.name, items })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ items }))
    .execute();
  await bumpSiteVersion(trx, siteId);
}
