import type { DemoLink } from '../../../../demo/site.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { NavigationEntry } from '../collections/tables.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { saveAsset } from '../assets/save-asset.ts';
import { createSite } from '../sites/create-site.ts';
import type { SeedScope, SiteSeed } from './site-seed.ts';
import { writeCollections } from './write-collections.ts';
import { writeDocuments } from './write-documents.ts';
import { writePosts } from './write-posts.ts';
import { writeProducts } from './write-products.ts';
import { writeForms, writeShopRules } from './write-shop-rules.ts';

/** Writes one demo site with everything in it. */
export async function writeSite(trx: WriteTransaction, seed: SiteSeed): Promise<void> {
  const { siteId, site } = seed;
  await createSite(trx, {
    siteId,
    identifier: site.identifier,
    title: site.title,
    theme: 'linden',
    tagline: site.tagline,
    description: site.description,
    isDefault: site.isDefault,
    attemptId: `demo:${site.identifier}`,
    settings: site.settings,
    tweaks: site.tweaks,
  });
  await writeShopRules(trx, await writeContent(trx, seed));
}

/** Writes pages, menus, posts and products, and nothing that follows from where a shop is. */
export async function writeContent(trx: WriteTransaction, seed: SiteSeed): Promise<SeedScope> {
  const { pictures } = seed;
  const assetIds = new Map<string, string>();
  for (const [name, asset] of pictures) assetIds.set(name, await saveAsset(trx, asset));
  const scope: SeedScope = { ...seed, assetIds };
  const collectionIds = await writeCollections(trx, scope);
  await writeDocuments(trx, scope, collectionIds);
  await writeNavigations(trx, scope, collectionIds);
  const formIds = await writeForms(trx, scope);
  await writePosts(trx, scope, collectionIds);
  await writeProducts(trx, scope, { collectionIds, formIds });
  return scope;
}

async function writeNavigations(
  trx: WriteTransaction,
  { siteId, site }: SeedScope,
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const entry = (link: DemoLink): NavigationEntry => {
    if ('url' in link) return { externalLink: { ...link, newWindow: false } };
    const collectionId = collectionIds.get(link.page);
    if (collectionId === undefined)
      throw new Error(`The demo links to a missing page: ${link.page}`);
    return { collectionId };
  };
  for (const [name, links] of Object.entries(site.navigations)) {
    await saveNavigation(trx, siteId, { name, items: links.map(entry) });
  }
}
