/** A word to the shop when an endpoint was given up. */
import type { EventScope } from '../../reactions/reaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { readSettings } from '../settings/read-settings.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { EndpointRow } from './claim-endpoints.ts';

/** Goes to the address of the shop; without one it stands on the owner's page only. */
export async function queueSwitchedOffMail(
  { ctx, trx, site }: EventScope,
  { id, url }: EndpointRow,
): Promise<void> {
  const { contactEmail } = readSettings(site, 'business');
  if (!contactEmail) return;
  const title = 'A webhook was switched off';
  const text =
    `${new URL(url).host} has not taken any news of your shop for three days, or asked for no ` +
    'more. Nothing is sent there any more. What happened in the last 30 days is kept: switch it ' +
    'on again and have that sent once it works.';
  const mail = renderMail({
    title,
    preview: new URL(url).host,
    blocks: [{ kind: 'text', text }],
    shopName: site.title,
    shopUrl: siteUrl(ctx, site),
    language: site.locale,
  });
  await queueMail(trx, {
    siteId: site.siteId,
    dedupeKey: `webhook-off:${id}:${ctx.now().getTime()}`,
    to: contactEmail,
    subject: `${title}: ${site.title}`,
    ...mail,
  });
}
