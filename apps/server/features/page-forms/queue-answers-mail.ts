import type { OwnForm } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { readSettings } from '../settings/read-settings.ts';
import { ownSiteOf } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { FormAnswerColumn } from './tables.ts';

/**
 * Tells the owner what a visitor answered: a mail to each address that the form names, else to each
 * that hears of the shop.
 */
export async function queueAnswersMail(
  { ctx, trx, site: asked }: EventScope,
  {
    id,
    form,
    answers,
    pagePath,
  }: { id: string; form: OwnForm; answers: readonly FormAnswerColumn[]; pagePath: string },
): Promise<void> {
  // The page's language is the visitor's, not the owner's.
  const site = ownSiteOf(asked);
  const { siteId } = site;
  const { contactEmail } = readSettings(site, 'business');
  const { alertAddresses } = readSettings(site, 'mails');
  const ofShop = alertAddresses.length > 0 ? alertAddresses : [contactEmail].filter(Boolean);
  const addresses = form.alertAddresses.length > 0 ? form.alertAddresses : ofShop;
  const mail = renderMail({
    title: form.name,
    preview: answers
      .map(({ text }) => text)
      .join(' · ')
      .slice(0, 150),
    blocks: [
      ...answers.map(({ title, text }) => {
        return { kind: 'address' as const, title, lines: text.split('\n') };
      }),
      { kind: 'note', text: pagePath === '' ? 'Sent from the site.' : `Sent from ${pagePath}.` },
    ],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    language: site.locale,
  });
  for (const to of addresses) {
    await queueMail(trx, {
      siteId,
      dedupeKey: `form-answers:${id}:${to}`,
      to,
      subject: form.mailSubject || `${form.name}: a new answer`,
      ...mail,
    });
  }
}
