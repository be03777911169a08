import { orderMailKinds, type OrderMailKind } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { mailKindTexts } from '../mails/mail-kind-texts.ts';
import { MailFrame } from '../mails/mail-frame.tsx';
import classes from './orders.module.css';
import { orderTexts } from './order-texts.ts';
import { useOrderParams } from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Mails of order #{number}', de: 'E-Mails der Bestellung #{number}' },
  hint: {
    en: 'This is how the mail would be written now. Nothing is sent.',
    de: 'So würde die E-Mail jetzt geschrieben. Es wird nichts gesendet.',
  },
});

/** The mails of an order as its buyer would read them now. ROUT-36 */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const params = useOrderParams();
  const { number } = params;
  const asked = useParams({ strict: false }).kind;
  const kind: OrderMailKind = orderMailKinds.find((one) => one === asked) ?? 'confirmed';
  const read = useRead('GET /api/sites/:identifier/orders/:number/mails/:kind', {
    params: { ...params, kind },
  });
  const pathOf = (one: OrderMailKind) => href(`orders/${number}/mails/${one}`);
  return (
    <Page
      title={write(texts.title, { number })}
      back={{ href: href(`orders/${number}`), label: write(orderTexts.order, { number }) }}
    >
      <LinkTabs
        label={write(texts.title, { number })}
        tabs={orderMailKinds.map((one) => ({
          href: pathOf(one),
          label: write(mailKindTexts[one]),
          isCurrent: one === kind,
        }))}
      />
      <p className={classes['muted']}>{write(texts.hint)}</p>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <>
          <h2>{read.answer.subject}</h2>
          <MailFrame src={`${pathOf(kind)}/body`} text={read.answer.text} />
        </>
      )}
    </Page>
  );
}
