import { describeStep, totalMessages } from '@sitewright/contract';
import type { Cart } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { say } from '../../platform/say.ts';

interface TotalDetailsProps {
  readonly steps: Cart['steps'];
  readonly totalCents: number;
  readonly currencyCode: string;
}

/** Why a total is what it is, step by step; folded, and without scripts too. */
export function TotalDetails({ steps, totalCents, currencyCode }: TotalDetailsProps) {
  const writeMoney = useMoneyWriter();
  const money = (amountCents: number): string => writeMoney({ amountCents, currencyCode });
  if (steps.length === 0) return null;
  return (
    <details className="sw-steps">
      <summary>{say(totalMessages.details)}</summary>
      <dl>
        {steps.map((step, index) => {
          const { label, note, amount } = describeStep(step, money, say);
          const isHeld = step.kind === 'included-tax';
          return (
            <div key={index} className={isHeld ? 'sw-total-line sw-quiet' : 'sw-total-line'}>
              <dt>
                {label}
                {note && <small>{note}</small>}
              </dt>
              <dd>{isHeld ? `(${amount})` : amount}</dd>
            </div>
          );
        })}
        <div className="sw-total-line is-sum">
          <dt>{say(totalMessages.total)}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
      </dl>
    </details>
  );
}
