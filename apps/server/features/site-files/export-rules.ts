import { formRulesSchema } from '@sitewright/contract';
import { presentDiscount } from '../discounts/present-discount.ts';
import { presentSale } from '../discounts/load-discounts.ts';
import type { NavigationEntry } from '../collections/tables.ts';
import { presentShippingOption } from '../shipping/load-shipping-options.ts';
import { presentTaxRule } from '../taxes/load-tax-rules.ts';
import type { ExportScope } from './export-scope.ts';
import { siteFiles } from './site-format.ts';

/** Forms, menus, redirects, discounts, sales, ways to ship and taxes, in their order. */
export async function exportRules(scope: ExportScope): Promise<void> {
  const { db, siteId } = scope;
  const forms = await db
    .selectFrom('forms')
    .select(['name', 'fields', 'settings'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  scope.addJson(
    siteFiles.forms,
    forms.map(({ settings, ...form }) => ({ ...form, ...formRulesSchema.parse(settings) })),
  );
  const menus = await db
    .selectFrom('navigations')
    .select(['name', 'items'])
    .where('site_id', '=', siteId)
    .execute();
  scope.addJson(
    siteFiles.menus,
    Object.fromEntries(menus.map(({ name, items }) => [name, openLinks(scope, items)])),
  );
  const redirects = await db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_url as to', 'status'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  scope.addJson(siteFiles.redirects, redirects);
  await exportPrices(scope);
}

/** Links to what is for members alone lead nowhere elsewhere. */
function openLinks(
  scope: ExportScope,
  entries: readonly NavigationEntry[],
): readonly NavigationEntry[] {
  return entries
    .filter(({ memberAreaId }) => memberAreaId === undefined)
    .filter(({ collectionId }) => collectionId === undefined || scope.names.has(collectionId))
    .map((entry) =>
      entry.items ? { ...entry, items: [...openLinks(scope, entry.items)] } : entry,
    );
}

async function exportPrices(scope: ExportScope): Promise<void> {
  const { db, siteId } = scope;
  const discounts = await db
    .selectFrom('discounts')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  // How often they were used is no part of what they are.
  scope.addJson(
    siteFiles.discounts,
    discounts.map((row) => {
      const { id: _id, usedCount: _used, testUsedCount: _test, ...rest } = presentDiscount(row);
      return rest;
    }),
  );
  const sales = await db
    .selectFrom('catalogue_sales')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  scope.addJson(siteFiles.sales, sales.map(presentSale).map(withoutId));
  const shipping = await db
    .selectFrom('shipping_options')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  scope.addJson(siteFiles.shipping, shipping.map(presentShippingOption).map(withoutId));
  const taxes = await db
    .selectFrom('tax_rules')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  const rules = taxes.map(presentTaxRule).map(withoutId);
  scope.addJson(
    siteFiles.taxes,
    rules.map(({ preset: _preset, ...rule }) => rule),
  );
}

function withoutId<Thing extends { id: string }>({ id: _id, ...rest }: Thing): Omit<Thing, 'id'> {
  return rest;
}
