import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderMail } from '../mail/render-mail.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import type { AlertKind } from './tables.ts';

/** What a mail of alerts tells. */
export interface ToldAlert {
  id: string;
  kind: AlertKind;
  text: string;
}

const kindNames: Readonly<Record<AlertKind, string>> = {
  'needs-attention': 'Orders that need you',
  'payment-event': 'Payments that need you',
  mail: 'Mails that did not leave',
  'low-stock': 'Little stock',
  'new-order': 'New orders',
};
const mostOfKind = 20;

/** One mail with all that an owner has to know, by kind. */
export function writeAlertMail(
  { ctx, site }: Pick<MailScope, 'ctx' | 'site'>,
  { to, alerts }: { to: string; alerts: readonly ToldAlert[] },
): WrittenMail {
  const shopUrl = siteUrl(ctx, site);
  const groups = Object.entries(kindNames).flatMap(([kind, title]): MailBlock[] => {
    const told = alerts.filter((alert) => alert.kind === kind);
    if (told.length === 0) return [];
    const more = told.length - mostOfKind;
    const lines = told.slice(0, mostOfKind).map(({ text }) => text);
    return [
      { kind: 'heading', text: title },
      ...lines.map((text): MailBlock => ({ kind: 'text', text })),
      ...(more > 0 ? [{ kind: 'note' as const, text: `… and ${more} more` }] : []),
    ];
  });
  const [first] = alerts;
  const subject =
    alerts.length === 1 && first ? first.text : `${alerts.length} things to know at ${site.title}`;
  const office = shopUrl && `${shopUrl}/config/sites/${encodeURIComponent(site.identifier)}/orders`;
  const mail = renderMail({
    title: 'What happened in your shop',
    preview: subject,
    blocks: [
      ...groups,
      ...(office ? [{ kind: 'button' as const, label: 'Open the back office', url: office }] : []),
      { kind: 'note', text: 'You get this because your address stands in the alerts of the shop.' },
    ],
    shopName: site.title,
    shopUrl,
    language: 'en',
  });
  return { dedupeKey: `alerts:${first?.id ?? ''}:${to}`, to, subject, ...mail };
}
