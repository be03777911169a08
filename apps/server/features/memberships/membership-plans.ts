/** What people can belong to: read, and written by the one writer. */
import {
  ApiError,
  membershipLimits,
  membershipPlanDraftSchema,
  type MembershipPlan,
  type MembershipPlanDraft,
} from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { requireRoom } from '../../db/rule-rows.ts';
import type { Database } from '../../db/schema.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { closeForMembers } from '../page-locks/close-for-members.ts';

/** All of a site, the newest first. */
export async function listPlans(db: ReadDatabase, siteId: string): Promise<MembershipPlan[]> {
  const rows = await db
    .selectFrom('membership_plans')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(membershipLimits.plans)
    .execute();
  return rows.map(presentPlan);
}

/** Undefined when the site has none such. */
export async function loadPlan(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<MembershipPlan | undefined> {
  const row = await db
    .selectFrom('membership_plans')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && presentPlan(row);
}

/** One as it stands, locked. @throws ApiError `not_found` */
export async function loadPlanForChange(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<MembershipPlan> {
  const row = await trx
    .selectFrom('membership_plans')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentPlan(row);
}

/** Changes of a plan that is there; what is left out stays. */
export type PlanChanges = Partial<MembershipPlanDraft> & { readonly id: string };

/**
 * Sets a plan up, or changes the one whose id the draft names, and answers its id. What it names is
 * for members from then on; what it names no more stays closed until somebody opens it.
 * @throws ApiError `invalid_request`, `not_found`, `too_many_rules`, and as `closeForMembers`
 */
export async function savePlan(
  trx: WriteTransaction,
  { siteId, now }: { siteId: string; now: Date },
  given: MembershipPlanDraft | PlanChanges,
): Promise<string> {
  const isKnown = 'id' in given;
  const id = isKnown ? given.id : newId();
  const stored = isKnown ? await loadPlanForChange(trx, siteId, id) : undefined;
  const draft = parseRequest(membershipPlanDraftSchema, { ...stored, ...given });
  if (!isKnown)
    await requireRoom(trx, 'membership_plans', { siteId, most: membershipLimits.plans });
  await closeForMembers(trx, {
    siteId,
    ids: draft.collectionIds,
    known: stored?.collectionIds,
  });
  const values = {
    title: draft.title,
    cover_text: draft.coverText,
    price_cents: draft.priceCents,
    // What is free is not billed.
    billing_period: draft.priceCents > 0 ? JSON.stringify(draft.billingPeriod) : null,
    collection_ids: draft.collectionIds,
    is_open: draft.isOpen,
  };
  await trx
    .insertInto('membership_plans')
    .values({ site_id: siteId, id, ...values, created_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(values))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return id;
}

function presentPlan(row: Selectable<Database['membership_plans']>): MembershipPlan {
  return {
    id: row.id,
    title: row.title,
    coverText: row.cover_text,
    priceCents: row.price_cents,
    billingPeriod: row.billing_period && { ...row.billing_period },
    collectionIds: row.collection_ids,
    isOpen: row.is_open,
  };
}
