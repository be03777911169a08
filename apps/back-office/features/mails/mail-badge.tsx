import type { CallAnswer } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { mailStatusTexts } from './mail-texts.ts';

/** A mail of the outbox in its list. */
export type MailLine = CallAnswer<'GET /api/sites/:identifier/mails'>['mails'][number];

const tones: Readonly<Record<MailLine['status'], Tone>> = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  kept: 'neutral',
  failed: 'danger',
  withheld: 'warning',
};

/** Where a mail is. */
export function MailBadge({ status }: { status: MailLine['status'] }) {
  const write = useTexts();
  return <Badge tone={tones[status]}>{write(mailStatusTexts[status])}</Badge>;
}
