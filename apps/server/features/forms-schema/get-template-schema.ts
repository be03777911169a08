/** `GET /api/template/GetTemplateSchema?blockType=form`: ATC-30. */
import { productTypes } from '@sitewright/commerce';
import { ApiError, formSchema, getTemplateSchema, giftForm, type Form } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { formOfSite } from '../settings/form-of-site.ts';
import { giftFormOf } from '../settings/gift-form-of.ts';
import type { Site } from '../sites/site.ts';
import { loadForm } from './load-forms.ts';

export function handleGetTemplateSchema(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getTemplateSchema, async ({ site, query }) => {
    const { itemId, formId } = query;
    const { siteId } = site;
    const id = formId ?? (itemId && (await formOfItem(ctx, siteId, itemId)));
    const form = id ? await findForm(ctx, site, id) : null;
    if (formId && !form) throw new ApiError('not_found');
    return { form };
  });
}

async function formOfItem(ctx: AppContext, siteId: string, itemId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('products')
    .select(['additional_fields_form_id', 'product_type'])
    .where('site_id', '=', siteId)
    .where('id', '=', itemId)
    .where('is_visible', '=', true)
    .executeTakeFirst();
  if (!row) throw new ApiError('item_not_found');
  const isGift = row.product_type === productTypes.giftCard;
  return row.additional_fields_form_id ?? (isGift ? giftForm.id : null);
}

async function findForm(ctx: AppContext, site: Site, formId: string): Promise<Form | null> {
  if (formId === giftForm.id) return giftFormOf(site);
  const form = await loadForm(ctx.db, site.siteId, formId);
  return form ? formOfSite(site, formSchema.parse(form)) : null;
}
