/** A site made for an import: its store pages are its home and its menu. */
import type { AppContext } from '../../context.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { saveShippingOption } from '../shipping/save-shipping-option.ts';
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
    const pricing = { kind: 'flat', priceCents: 0 } as const;
    await saveShippingOption(trx, siteId, { name: 'Standard', pricing });
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
    const items = pages.map(({ id }) => ({ collectionId: id }));
    await saveNavigation(trx, siteId, { name: menu, items });
  });
}
