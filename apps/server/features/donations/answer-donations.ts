import { blockIdMark, donatePath, donationMessages } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { LaterAnswerers } from '../../render/data/block-answers/later-answerers.ts';
import { paragraphsOf } from '../../render/context/paragraphs-of.ts';
import { renderDonationFields } from './donation-fields.ts';
import { listDonations } from './load-donations.ts';
import { canGiveMonthly } from './start-donation.ts';
import { sayOf } from '../settings/say-of.ts';

/** What can be donated to, as blocks show it: the form that its page has. One round trip. */
export function answerDonations(contextOf: () => AppContext): LaterAnswerers['donation'] {
  return async ({ db, snapshot: { site } }, queries) => {
    const all = await listDonations(db, site.siteId);
    return queries.map(({ id }) => {
      const donation = all.find((one) => one.id === id);
      if (!donation) return undefined;
      const isMonthly = canGiveMonthly(contextOf(), site, donation);
      const fields = { donation, isMonthly, idBase: `sw-gift-${blockIdMark}` };
      return {
        kind: 'donation',
        title: donation.title,
        paragraphs: paragraphsOf(donation.coverText),
        url: donatePath(id),
        closedText: donation.isOpen ? '' : sayOf(site)(donationMessages.closed),
        fieldsHtml: donation.isOpen ? renderDonationFields(site, fields).text.trim() : '',
      };
    });
  };
}
