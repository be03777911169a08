import { cartMessages, totalMessages } from '@sitewright/contract';
import type { Cart, WireTotalStep } from '@sitewright/contract';
import type { PaidLine } from './list-paid.ts';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { say } from '../../platform/say.ts';

/** The sums of a cart or an order, in minor units. */
export interface Totals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
  /** Less than `taxCents` when prices hold some of the tax already. */
  readonly addedTaxCents?: number;
  readonly requiresShipping?: boolean;
  readonly steps: Cart['steps'];
}

interface TotalsListProps {
  readonly totals: Totals;
  readonly currencyCode: string;
  readonly isShippingKnown: boolean;
  /** What gift cards pay; what they leave is told then. */
  readonly paid?: readonly PaidLine[];
}

/** Subtotal, discount, shipping, tax and total, as they add up. */
export function TotalsList({ totals, currencyCode, isShippingKnown, paid = [] }: TotalsListProps) {
  const writeMoney = useMoneyWriter();
  const money = (amountCents: number): string => writeMoney({ amountCents, currencyCode });
  const { requiresShipping = true, addedTaxCents = totals.taxCents } = totals;
  const shipping =
    totals.shippingCostCents > 0 ? money(totals.shippingCostCents) : say(totalMessages.free);
  const dueCents = paid.reduce((due, part) => due - part.amountCents, totals.grandTotalCents);
  const includedTaxCents = totals.taxCents - addedTaxCents;
  const sumOf = (wanted: WireTotalStep['kind']): number =>
    totals.steps.reduce(
      (sum, { kind, amountCents }) => sum + (kind === wanted ? amountCents : 0),
      0,
    );
  const [reliefCents, roundingCents] = [sumOf('tax-relief'), sumOf('rounding')];
  return (
    <dl className="sw-totals">
      <TotalLine label={say(cartMessages.subtotal)} text={money(totals.subtotalCents)} />
      {totals.discountCents > 0 && (
        <TotalLine label={say(totalMessages.discount)} text={money(-totals.discountCents)} />
      )}
      {requiresShipping && (
        <TotalLine
          label={say(totalMessages.shipping)}
          text={isShippingKnown ? shipping : say(totalMessages.shippingUnknown)}
        />
      )}
      {reliefCents !== 0 && (
        <TotalLine label={say(totalMessages.taxNotOwed)} text={money(reliefCents)} />
      )}
      {addedTaxCents > 0 && (
        <TotalLine label={say(totalMessages.tax)} text={money(addedTaxCents)} />
      )}
      {roundingCents !== 0 && (
        <TotalLine label={say(totalMessages.rounding)} text={money(roundingCents)} />
      )}
      <TotalLine
        label={say(totalMessages.total)}
        text={money(totals.grandTotalCents)}
        className="is-grand"
      />
      {includedTaxCents > 0 && (
        <TotalLine
          label={say(totalMessages.includingTax)}
          text={money(includedTaxCents)}
          className="sw-quiet"
        />
      )}
      {paid.map(({ name, amountCents }) => (
        <TotalLine key={name} label={name} text={money(-amountCents)} />
      ))}
      {paid.length > 0 && (
        <TotalLine label={say(totalMessages.toPay)} text={money(dueCents)} className="is-grand" />
      )}
    </dl>
  );
}

interface TotalLineProps {
  readonly label: string;
  readonly text: string;
  readonly className?: string;
}

function TotalLine({ label, text, className = '' }: TotalLineProps) {
  return (
    <div className={`sw-total-line ${className}`.trim()}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
