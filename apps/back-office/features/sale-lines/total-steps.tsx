import { describeStep, type WireTotalStep } from '@sitewright/contract';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import desk from '../desk/desk.module.css';

/** Why a total is what it is, step by step, with the sums below. Nothing is added up here. */
export function TotalSteps({
  steps,
  sums,
  currency,
}: {
  steps: readonly WireTotalStep[];
  /** Shown below the steps; the first one stands out. */
  sums: readonly { readonly label: string; readonly cents: number }[];
  currency: string;
}) {
  const writeMoney = useWriteMoney(currency);
  return (
    <dl className={desk['totals']}>
      {steps.map((step, index) => {
        const { label, note, amount } = describeStep(step, writeMoney);
        return (
          // Steps have no names of their own, and never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <dt>
              {label}
              {note && <span className={desk['muted']}> {note}</span>}
            </dt>
            <dd>{step.kind === 'included-tax' ? `(${amount})` : amount}</dd>
          </div>
        );
      })}
      {sums.map(({ label, cents }, index) => (
        <div key={label} className={index === 0 ? desk['total'] : undefined}>
          <dt>{label}</dt>
          <dd>{writeMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
