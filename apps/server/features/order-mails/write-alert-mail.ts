import type { MailBlock } from '../mail/mail-blocks.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sayOf } from '../settings/say-of.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { MailScope, WrittenMail } from './mail-scope.ts';
import type { AlertKind } from './tables.ts';

/** What a mail of alerts tells. */
export interface ToldAlert {
  id: string;
  kind: AlertKind;
  text: string;
}

const kindNames = {
  'needs-attention': 'Orders that need you',
  'payment-event': 'Payments that need you',
  mail: 'Mails that did not leave',
  'low-stock': 'Little stock',
  'new-order': 'New orders',
} as const satisfies Readonly<Record<AlertKind, string>>;
const mostOfKind = 20;

/** One mail with all that an owner has to know, by kind, in the language of the site. */
export function writeAlertMail(
  { ctx, site }: Pick<MailScope, 'ctx' | 'site'>,
  { to, alerts }: { to: string; alerts: readonly ToldAlert[] },
): WrittenMail {
  const shopUrl = siteUrl(ctx, site);
  const say = sayOf(site);
  const groups = Object.entries(kindNames).flatMap(([kind, title]): MailBlock[] => {
    const told = alerts.filter((alert) => alert.kind === kind);
    if (told.length === 0) return [];
    const more = told.length - mostOfKind;
    const lines = told.slice(0, mostOfKind).map(({ text }) => text);
    return [
      { kind: 'heading', text: say(title) },
      ...lines.map((text): MailBlock => ({ kind: 'text', text })),
      ...(more > 0
        ? [{ kind: 'note' as const, text: say('… and {count} more', { count: more }) }]
        : []),
    ];
  });
  const [first] = alerts;
  const subject =
    alerts.length === 1 && first
      ? first.text
      : say('{count} things to know at {shop}', { count: alerts.length, shop: site.title });
  const office = shopUrl && `${shopUrl}/config/sites/${encodeURIComponent(site.identifier)}/orders`;
  const mail = renderMail({
    title: say('What happened in your shop'),
    preview: subject,
    blocks: [
      ...groups,
      ...(office
        ? [{ kind: 'button' as const, label: say('Open the back office'), url: office }]
        : []),
      {
        kind: 'note',
        text: say(
          'You get this because your address stands at “Who is told” in the settings of mails.',
        ),
      },
    ],
    shopName: site.title,
    shopUrl,
    language: site.locale,
  });
  return { dedupeKey: `alerts:${first?.id ?? ''}:${to}`, to, subject, ...mail };
}
