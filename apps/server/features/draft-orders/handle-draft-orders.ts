/** `/api/sites/:identifier/draft-orders`: make, change, send, settle, give up. */
import {
  ApiError,
  cancelDraftOrder,
  changeDraftOrder,
  getDraftOrder,
  listDraftOrders,
  makeDraftOrder,
  makePayLink as makePayLinkCall,
  sendPayLink as sendPayLinkCall,
  settleDraftOrder,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { siteUrl } from '../sites/site-url.ts';
import { cancelDraft } from './cancel-draft.ts';
import { listDrafts } from './find-draft.ts';
import { makePayLink, sendPayLink } from './pay-links.ts';
import { loadDraft, presentDraftLine } from './present-draft.ts';
import { changeDraft, makeDraft } from './save-draft.ts';
import { settleDraft } from './settle-draft.ts';

function handleDraftOrders(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listDraftOrders, async ({ site: { siteId }, query: { after } }) => {
    const { drafts, next } = await listDrafts(ctx.db, { siteId, after, now: ctx.now() });
    return { drafts: drafts.map(presentDraftLine), next };
  });
  handleCall(scope, getDraftOrder, ({ site, params }) => loadDraft({ ctx, site }, params.id));
  handleCall(scope, makeDraftOrder, async ({ site, staff, body }) => {
    const id = await makeDraft({ ctx, site }, { ...body, actorName: staff.displayName });
    return loadDraft({ ctx, site }, id);
  });
  handleCall(scope, changeDraftOrder, async ({ site, params: { id }, body }) => {
    await changeDraft({ ctx, site }, id, body);
    return loadDraft({ ctx, site }, id);
  });
  handleCall(scope, cancelDraftOrder, async ({ site, params: { id } }) => {
    await cancelDraft({ ctx, site }, id);
    return loadDraft({ ctx, site }, id);
  });
  handleCall(scope, makePayLinkCall, async ({ site, params: { id } }) => {
    const shopUrl = siteUrl(ctx, site);
    if (!shopUrl) throw new ApiError('shop_address_unknown');
    return { url: shopUrl + (await makePayLink({ ctx, site }, id)) };
  });
  handleCall(scope, sendPayLinkCall, async ({ site, params: { id }, body }) => {
    await sendPayLink({ ctx, site }, id, body.message.trim());
    return loadDraft({ ctx, site }, id);
  });
  handleCall(scope, settleDraftOrder, async ({ site, params: { id }, body }) => {
    await settleDraft({ ctx, site }, id, body);
    return loadDraft({ ctx, site }, id);
  });
}

/** What staff do with drafts. */
export const draftOrderCalls: readonly CallRegistration[] = [handleDraftOrders];
