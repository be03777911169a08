import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useNamePayment } from '../../texts/payment-methods/payment-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { writeWord } from '../../texts/write-word.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { accountTexts, kindTexts, ledgerTexts as texts } from './ledger-texts.ts';
import classes from './orders.module.css';
import { useOrderParams, type OrderDetail } from './use-order.ts';

type Transaction =
  CallAnswer<'GET /api/sites/:identifier/orders/:number/ledger'>['transactions'][number];

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
  const { timeZone } = useSite();
  const namePayment = useNamePayment();
  const params = useOrderParams();
  const read = useRead('GET /api/sites/:identifier/orders/:number/ledger', { params });
  if (read.state === 'pending') return <PendingState lines={3} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const rows = read.answer.transactions.flatMap(toRows);
  if (rows.length === 0) return <p className={classes['muted']}>{write(texts.none)}</p>;
  const nameOf = ({ account, party }: LedgerRow) => {
    const name = writeWord(write, accountTexts, account);
    return account === 'clearing' || account === 'disputed'
      ? `${name}: ${namePayment(party)}`
      : name;
  };
  const { currency } = order.money;
  return (
    <DataTable
      label={write(texts.title)}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        {
          key: 'what',
          title: write(texts.what),
          cell: ({ kind, at }) => (
            <>
              {writeWord(write, kindTexts, kind)}{' '}
              <span className={classes['muted']}>
                <DateTime at={new Date(at).toISOString()} timeZone={timeZone} />
              </span>
            </>
          ),
        },
        { key: 'account', title: write(texts.account), cell: nameOf },
        {
          key: 'debit',
          title: write(texts.debit),
          isNumber: true,
          isNamed: true,
          cell: ({ amountCents }) =>
            amountCents > 0 && <Money cents={amountCents} currency={currency} />,
        },
        {
          key: 'credit',
          title: write(texts.credit),
          isNumber: true,
          isNamed: true,
          cell: ({ amountCents }) =>
            amountCents < 0 && <Money cents={-amountCents} currency={currency} />,
        },
      ]}
    />
  );
}

type LedgerRow = Pick<Transaction, 'id' | 'kind' | 'at'> & Transaction['entries'][number];

function toRows({ id, kind, at, entries }: Transaction): LedgerRow[] {
  return entries.map((entry, index) => ({ ...entry, id: `${id}/${index}`, kind, at }));
}
