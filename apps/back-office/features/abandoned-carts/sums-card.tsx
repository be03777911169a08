import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import classes from './abandoned-carts.module.css';
import { leftCartSumsRead } from './left-cart-reads.ts';
import { leftCartTexts as texts } from './left-cart-texts.ts';

const names = ['left', 'reminded', 'recovered'] as const;

/** What was left, and what reminders brought. */
export function SumsCard() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(leftCartSumsRead, { params: { identifier }, query: { days: 30 } });
  return (
    <Card title={write(texts.sums)}>
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <dl className={classes['sums']}>
          {names.map((name) => {
            const { count, totalCents } = read.answer[name];
            return (
              <div key={name}>
                <dt>{write(texts[name])}</dt>
                <dd className={classes['sum']}>
                  <Money cents={totalCents} currency={read.answer.currency} />
                </dd>
                <dd className={classes['muted']}>
                  {write(name === 'recovered' ? texts.orders : texts.carts, { count })}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Card>
  );
}
