/** `/api/sites/:identifier/draft-orders`: make, change, send, settle, give up. */
import {
  ApiError,
  cancelDraftOrder,
  changeDraftOrder,
  editDraftOrder,
  findVariantsToSell,
  getDraftOrder,
  listDraftOrders,
  makeDraftOrder,
  makePayLink as makePayLinkCall,
  previewDraftOrder,
  sendPayLink as sendPayLinkCall,
  settleDraftOrder,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { loadShippingOptions } from '../shipping/load-shipping-options.ts';
import { siteUrl } from '../sites/site-url.ts';
import { cancelDraft } from './cancel-draft.ts';
import { listDrafts } from './find-draft.ts';
import { findSellableVariants, nameVariants } from './find-sellable-variants.ts';
import { makePayLink, sendPayLink } from './pay-links.ts';
import { loadDraft, presentDraftLine } from './present-draft.ts';
import { previewDraft } from './preview-draft.ts';
import { changeDraft, editDraft, makeDraft } from './save-draft.ts';
import { settleDraft } from './settle-draft.ts';

function handleDraftOrders(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listDraftOrders, async ({ site: { siteId }, query: { after } }) => {
    const { drafts, next } = await listDrafts(ctx.db, { siteId, after, now: ctx.now() });
    return { drafts: drafts.map(presentDraftLine), next };
  });
  handleCall(scope, getDraftOrder, ({ site, params }) => loadDraft({ ctx, site }, params.id));
  handleCall(scope, previewDraftOrder, async ({ site, body: { content } }) => ({
    cart: await previewDraft({ ctx, site }, content),
    shippingOptions: (await loadShippingOptions(ctx, site)).map(({ id, name }) => ({ id, name })),
  }));
  handleCall(scope, findVariantsToSell, async ({ site: { siteId }, body: { search, ids } }) => {
    const text = search.trim();
    const found = text === '' ? [] : await findSellableVariants(ctx.db, { siteId, text });
    const named = await nameVariants(ctx.db, { siteId, variantIds: ids });
    return { variants: [...found, ...named.values()] };
  });
  handleCall(scope, makeDraftOrder, async ({ site, staff, body }) => {
    const id = await makeDraft(
      { ctx: asWriter(ctx, makeDraftOrder, staff), site },
      { ...body, actorName: staff.displayName },
    );
    return loadDraft({ ctx, site }, id);
  });
  handleCall(scope, changeDraftOrder, async ({ site, staff, params: { id }, body }) => {
    const within = { ctx: asWriter(ctx, changeDraftOrder, staff), site };
    const activityId = await changeDraft(within, id, body);
    return { ...(await loadDraft({ ctx, site }, id)), activityId };
  });
  handleCall(scope, editDraftOrder, async ({ site, staff, params: { id }, body }) => {
    const { changes, days } = body;
    const within = { ctx: asWriter(ctx, editDraftOrder, staff), site };
    const activityId = await editDraft(within, id, { changes, days });
    return { ...(await loadDraft({ ctx, site }, id)), activityId };
  });
  handleCall(scope, cancelDraftOrder, async ({ site, staff, params: { id } }) => {
    const activityId = await cancelDraft({ ctx: asWriter(ctx, cancelDraftOrder, staff), site }, id);
    return { ...(await loadDraft({ ctx, site }, id)), activityId };
  });
  handleCall(scope, makePayLinkCall, async ({ site, staff, params: { id } }) => {
    const within = { ctx: asWriter(ctx, makePayLinkCall, staff), site };
    const shopUrl = siteUrl(ctx, site);
    if (!shopUrl) throw new ApiError('shop_address_unknown');
    return { url: shopUrl + (await makePayLink(within, id)) };
  });
  handleCall(scope, sendPayLinkCall, async ({ site, staff, params: { id }, body }) => {
    await sendPayLink(
      { ctx: asWriter(ctx, sendPayLinkCall, staff), site },
      id,
      body.message.trim(),
    );
    return loadDraft({ ctx, site }, id);
  });
  handleCall(scope, settleDraftOrder, async ({ site, staff, params: { id }, body }) => {
    await settleDraft({ ctx: asWriter(ctx, settleDraftOrder, staff), site }, id, body);
    return loadDraft({ ctx, site }, id);
  });
}

/** What staff do with drafts. */
export const draftOrderCalls: readonly CallRegistration[] = [handleDraftOrders];
