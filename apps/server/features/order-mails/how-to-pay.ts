import { howToPayBy } from '../../payments/providers.ts';
import type { MailBlock } from '../mail/mail-blocks.ts';
import type { Site } from '../sites/site.ts';
import { writeDay } from '../sites/write-day.ts';

/** Whose money is to come, how and until when. */
interface UnpaidOrder {
  orderNumber: number;
  provider: string;
  dueAt: Date | null;
}

/** What its buyer has to do for an order that is not paid yet. */
export function howToPay(site: Site, { orderNumber, provider, dueAt }: UnpaidOrder): MailBlock[] {
  const words = howToPayBy(site, provider);
  if (!words) return [];
  const { instructions } = words;
  const day = dueAt && writeDay(site, dueAt);
  return [
    ...(instructions ? [{ kind: 'text' as const, text: instructions }] : []),
    ...(day ? [{ kind: 'note' as const, text: words.ask(day, orderNumber) }] : []),
  ];
}
