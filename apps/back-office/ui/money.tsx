import { useWriteMoney } from './use-write-money.ts';

/** An amount in minor units, as the reader's language writes it. */
export function Money({ cents, currency }: { cents: number; currency: string }) {
  return <span>{useWriteMoney(currency)(cents)}</span>;
}
