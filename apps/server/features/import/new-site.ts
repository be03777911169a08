/** A site made for an import: its store pages are its home and its menu. */
import type { AppContext } from '../../context.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { newId } from '../../db/id.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { createSite } from '../sites/create-site.ts';
import { ImportUsageError } from './import-command.ts';

const theme = 'linden';
const menu = 'mainNav';

/**
 * Makes the site NAME, which answers on `NAME.localhost`; its title is the name in words. It
 * ships everywhere at no charge until its owner says otherwise.
 * @throws ImportUsageError when the name cannot be one of a host, or is taken
 */
export async function makeImportSite(ctx: AppContext, name: string): Promise<void> {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) {
    throw new ImportUsageError('The name of a new site has small letters, digits and dashes.');
  }
  const taken = await ctx.db
    .selectFrom('sites')
    .select('site_id')
    .where('identifier', '=', name)
    .executeTakeFirst();
  if (taken) throw new ImportUsageError(`There is a site "${name}" already; leave out --new-site.`);
  const title = name.replace(/-+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  await ctx.transact(async (trx) => {
    const siteId = await createSite(trx, { identifier: name, title, theme });
    // Without one way of shipping nothing with a weight could be sold.
    await trx
      .insertInto('shipping_options')
      .values({
        site_id: siteId,
        id: newId(),
        name: 'Standard',
        description: '',
        kind: 'flat',
        price_cents: 0,
        free_from_cents: null,
        weight_steps: '[]',
        countries: [],
        display_index: 0,
        is_enabled: true,
      })
      .execute();
  });
}

/** The first store page becomes the home of a site that has none; the menu lists them all. */
export async function openStorePages(ctx: AppContext, siteId: string): Promise<void> {
  await ctx.transact(async (trx) => {
    const pages = await trx
      .selectFrom('collections')
      .select('id')
      .where('site_id', '=', siteId)
      .orderBy('display_index')
      .orderBy('id')
      .execute();
    const [home] = pages;
    if (!home) return;
    await saveCollection(trx, siteId, { id: home.id, isHomepage: true });
    const items = JSON.stringify(pages.map(({ id }) => ({ collectionId: id })));
    await trx
      .insertInto('navigations')
      .values({ site_id: siteId, name: menu, items })
      .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ items }))
      .execute();
    await bumpSiteVersion(trx, siteId);
  });
}
