import { z } from 'zod';
import {
  discountDraftSchema,
  formDraftSchema,
  redirectStatuses,
  saleDraftSchema,
  shippingOptionDraftSchema,
  taxRuleDraftSchema,
} from '@sitewright/contract';
import type { NavigationEntry } from '../collections/tables.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { saveDiscount } from '../discounts/save-discount.ts';
import { saveSale } from '../discounts/save-sale.ts';
import { saveForm } from '../forms-schema/save-form.ts';
import { saveRedirect } from '../redirects/save-redirect.ts';
import { saveShippingOption } from '../shipping/save-shipping-option.ts';
import { saveTaxRule } from '../taxes/save-tax-rule.ts';
import { readFile, requireOwn, writing, type ImportScope } from './import-scope.ts';
import { nameForm } from './name-things.ts';
import { siteFiles } from './site-format.ts';

/** Forms, which products name. */
export async function importForms(scope: ImportScope): Promise<void> {
  const { trx, siteId, ids } = scope;
  const file = siteFiles.forms;
  const made: { id: string; name: string }[] = [];
  for (const form of readFile(scope, file, z.array(formDraftSchema.strict()))) {
    const id = await writing(file, saveForm(trx, siteId, form));
    made.push({ id, name: form.name });
  }
  for (const [id, name] of nameForm(made)) ids.set(name, id);
}

const titleSchema = z.string().max(1_000);
const linkSchema: z.ZodType<NavigationEntry> = z.lazy(() =>
  z.strictObject({
    collectionId: z.string().max(60).exactOptional(),
    externalLink: z
      .strictObject({ title: titleSchema, url: z.string().max(2_000), newWindow: z.boolean() })
      .exactOptional(),
    title: titleSchema.exactOptional(),
    items: z.array(linkSchema).max(500).exactOptional(),
  }),
);
const menusSchema = z.record(z.string().min(1).max(100), z.array(linkSchema).max(500));
const redirectsSchema = z.array(
  z.strictObject({ from: z.string(), to: z.string(), status: z.literal(redirectStatuses) }),
);

/** Menus and redirects, and what makes prices. */
export async function importRules(scope: ImportScope): Promise<void> {
  const { trx, siteId, at } = scope;
  const { menus, redirects, discounts, sales, shipping, taxes } = siteFiles;
  for (const [name, items] of Object.entries(readFile(scope, menus, menusSchema))) {
    requireOwnLinks(scope, items);
    await saveNavigation(trx, siteId, { name, items });
  }
  for (const redirect of readFile(scope, redirects, redirectsSchema)) {
    await writing(redirects, saveRedirect({ trx, siteId, at }, redirect));
  }
  for (const draft of readFile(scope, discounts, z.array(discountDraftSchema))) {
    await writing(discounts, saveDiscount(trx, siteId, draft));
  }
  for (const draft of readFile(scope, sales, z.array(saleDraftSchema))) {
    await writing(sales, saveSale(trx, siteId, draft));
  }
  for (const draft of readFile(scope, shipping, z.array(shippingOptionDraftSchema))) {
    await writing(shipping, saveShippingOption(trx, siteId, draft));
  }
  for (const draft of readFile(scope, taxes, z.array(taxRuleDraftSchema))) {
    await writing(taxes, saveTaxRule(trx, siteId, draft));
  }
}

function requireOwnLinks(scope: ImportScope, items: readonly NavigationEntry[]): void {
  for (const { collectionId, items: below = [] } of items) {
    requireOwn(scope, siteFiles.menus, { kind: 'pages', id: collectionId });
    requireOwnLinks(scope, below);
  }
}
