import { blockIdMark, joinPath, membershipMessages, membersPath } from '@sitewright/contract';
import { paragraphsOf } from '../../render/context/paragraphs-of.ts';
import type { LaterAnswerers } from '../../render/data/block-answers/later-answerers.ts';
import { listPlans } from './membership-plans.ts';
import { emailField, writePrice } from './plan-words.ts';
import { sayOf } from '../settings/say-of.ts';

/**
 * What can be joined, as blocks show it to everybody. Of what is for members it tells the titles, as
 * the locked pages themselves do. One round trip.
 */
export const answerPlans: LaterAnswerers['plan'] = async ({ db, snapshot }, queries) => {
  const { site } = snapshot;
  const closed = snapshot.closedCollections.filter((row) => row.closed_by === 'members');
  const all = await listPlans(db, site.siteId);
  return queries.map(({ id }) => {
    const plan = all.find((one) => one.id === id);
    if (!plan) return undefined;
    const opens = new Set(plan.collectionIds);
    const asksEmail = plan.isOpen && plan.priceCents === 0;
    return {
      kind: 'plan',
      id,
      title: plan.title,
      paragraphs: paragraphsOf(plan.coverText),
      priceText: writePrice(site, plan),
      opens: closed.filter((one) => opens.has(one.id)).map(({ title }) => title),
      url: joinPath(id),
      closedText: plan.isOpen ? '' : sayOf(site)(membershipMessages.closed),
      fieldsHtml: asksEmail
        ? emailField(site, undefined, `sw-email-${blockIdMark}`).text.trim()
        : '',
      members: { title: sayOf(site)('Are you a member? Sign in'), url: membersPath },
    };
  });
};
