import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useNamePayment } from '../../texts/payment-methods/payment-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { writeWord } from '../../texts/write-word.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { accountTexts, kindTexts, ledgerTexts as texts } from './ledger-texts.ts';
import classes from './orders.module.css';
import { useOrderParams, type OrderDetail } from './use-order.ts';

type Transaction =
  CallAnswer<'GET /api/sites/:identifier/orders/:number/ledger'>['transactions'][number];
type Entry = Transaction['entries'][number];

/** Every movement of an order's money, in the accounts that it went between; read once it is opened. */
export function OrderLedger({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { may } = useSite();
  const [isOpen, setOpen] = useState(false);
  if (!may('view-orders')) return null;
  return (
    <Card title={write(texts.title)}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{write(texts.show)}</summary>
        {isOpen && <LedgerTable order={order} />}
      </details>
    </Card>
  );
}

function LedgerTable({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const params = useOrderParams();
  const read = useRead('GET /api/sites/:identifier/orders/:number/ledger', { params });
  if (read.state === 'pending') return <PendingState lines={3} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const { transactions } = read.answer;
  if (transactions.length === 0) return <p className={classes['muted']}>{write(texts.none)}</p>;
  return (
    <table className={classes['ledger']} aria-label={write(texts.title)}>
      <thead>
        <tr>
          <th scope="col">{write(texts.account)}</th>
          <th scope="col">{write(texts.debit)}</th>
          <th scope="col">{write(texts.credit)}</th>
        </tr>
      </thead>
      {transactions.map((transaction) => (
        <Movement key={transaction.id} transaction={transaction} currency={order.money.currency} />
      ))}
    </table>
  );
}

/** What happened and when, once, above the accounts that the money went between. */
function Movement({
  transaction: { id, kind, at, entries },
  currency,
}: {
  transaction: Transaction;
  currency: string;
}) {
  const write = useTexts();
  const { timeZone } = useSite();
  const namePayment = useNamePayment();
  const nameOf = ({ account, party }: Entry) => {
    const name = writeWord(write, accountTexts, account);
    return account === 'clearing' || account === 'disputed'
      ? `${name}: ${namePayment(party)}`
      : name;
  };
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {writeWord(write, kindTexts, kind)}{' '}
          <span className={classes['muted']}>
            <DateTime at={new Date(at).toISOString()} timeZone={timeZone} />
          </span>
        </th>
      </tr>
      {entries.map((entry, index) => (
        <tr key={`${id}/${index}`}>
          <td>{nameOf(entry)}</td>
          <td>
            {entry.amountCents > 0 && <Money cents={entry.amountCents} currency={currency} />}
          </td>
          <td>
            {entry.amountCents < 0 && <Money cents={-entry.amountCents} currency={currency} />}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
