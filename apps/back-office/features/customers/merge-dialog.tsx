import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { customerTexts } from './customer-texts.ts';
import classes from './customers.module.css';
import {
  useCustomerWrite,
  useUndoToast,
  type CustomerDetail,
  type CustomerLine,
} from './use-customer.ts';

const texts = defineTexts({
  title: { en: 'Merge with another customer', de: 'Mit einer anderen Person zusammenführen' },
  search: { en: 'Who is the same person?', de: 'Wer ist dieselbe Person?' },
  none: { en: 'Nobody else matches.', de: 'Sonst passt niemand.' },
  choose: { en: 'Choose', de: 'Wählen' },
  other: { en: 'Choose somebody else', de: 'Jemand anderen wählen' },
  merge: { en: 'Merge', de: 'Zusammenführen' },
  done: { en: 'The two are one customer now', de: 'Die beiden sind nun eine Person' },
  becomes: { en: '{name} becomes one customer with:', de: '{name} wird eine Person mit:' },
  orders: {
    en: '{count, plural, one {# order} other {# orders}} over {amount}',
    de: '{count, plural, one {# Bestellung} other {# Bestellungen}} über {amount}',
  },
  moves: {
    en: 'From {email} come {orders, plural, one {# order} other {# orders}}, {plans, plural, one {# plan} other {# plans}}, {cards, plural, one {# gift card} other {# gift cards}}, {members, plural, one {# membership} other {# memberships}}, {accounts, plural, one {# account} other {# accounts}} and {addresses, plural, one {# address} other {# addresses}}.',
    de: 'Von {email} kommen {orders, plural, one {# Bestellung} other {# Bestellungen}}, {plans, plural, one {# Abo} other {# Abos}}, {cards, plural, one {# Gutschein} other {# Gutscheine}}, {members, plural, one {# Mitgliedschaft} other {# Mitgliedschaften}}, {accounts, plural, one {# Konto} other {# Konten}} und {addresses, plural, one {# Adresse} other {# Adressen}}.',
  },
  books: {
    en: 'Orders, invoices and books stay as they are, with the emails they were bought by. Undo takes it back.',
    de: 'Bestellungen, Rechnungen und Bücher bleiben, wie sie sind, mit ihren E-Mails. Rückgängig nimmt es zurück.',
  },
});

interface MergeDialogProps {
  customer: CustomerDetail;
  onClose: () => void;
}

/** Finds the other, shows what comes of it, then merges. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const write = useTexts();
  const navigate = useNavigate();
  const site = useSite();
  const tell = useUndoToast();
  const [other, setOther] = useState<CustomerLine>();
  const merge = useCustomerWrite('POST /api/sites/:identifier/customers/:id/merge', {
    onDone: ({ activityId }) => {
      tell(write(texts.done), activityId);
      // Their screen without this dialog.
      void navigate({ href: site.href(`customers/${customer.id}`), replace: true });
    },
  });
  const params = { identifier: site.identifier, id: customer.id };
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(customerTexts.cancel)}</Button>
          {other && (
            <Button
              kind="primary"
              isPending={merge.isRunning}
              onPress={() => merge.run({ params, body: { otherId: other.id } })}
            >
              {write(texts.merge)}
            </Button>
          )}
        </>
      }
    >
      {other ? (
        <Preview customer={customer} other={other} onBack={() => setOther(undefined)} />
      ) : (
        <Finder customer={customer} onChoose={setOther} />
      )}
    </Dialog>
  );
}

interface FinderProps {
  customer: CustomerDetail;
  onChoose: (other: CustomerLine) => void;
}

function Finder({ customer, onChoose }: FinderProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const [search, setSearch] = useState(customer.name);
  const found = useRead(
    'GET /api/sites/:identifier/customers',
    { params: { identifier }, query: { ...(search.trim() && { search }), limit: 8 } },
    { keepsPrevious: true },
  );
  const others =
    found.state === 'success' ? found.answer.customers.filter(({ id }) => id !== customer.id) : [];
  return (
    <div className={classes['form']}>
      <SearchField label={write(texts.search)} value={search} onSearch={setSearch} />
      {found.state === 'pending' && <PendingState lines={3} />}
      {found.state === 'failed' && <FailedState failure={found.failure} onRetry={found.refetch} />}
      {found.state === 'success' && others.length === 0 && (
        <p className={classes['muted']}>{write(texts.none)}</p>
      )}
      <ul className={classes['lines']}>
        {others.map((other) => (
          <li key={other.id} className={classes['line']}>
            <span className={classes['grow']}>
              {other.name || other.email}
              <br />
              <span className={classes['muted']}>{other.email}</span>
            </span>
            <Button
              aria-label={`${write(texts.choose)}: ${other.email}`}
              onPress={() => onChoose(other)}
            >
              {write(texts.choose)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewProps {
  customer: CustomerDetail;
  other: CustomerLine;
  onBack: () => void;
}

function Preview({ customer, other, onBack }: PreviewProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const writeMoney = useWriteMoney(customer.currency);
  const shown = useRead('POST /api/sites/:identifier/customers/:id/merge/preview', {
    params: { identifier, id: customer.id },
    body: { otherId: other.id },
  });
  if (shown.state === 'pending') return <PendingState lines={4} />;
  if (shown.state === 'failed')
    return <FailedState failure={shown.failure} onRetry={shown.refetch} />;
  const { moves, name, phone, groups, emails, orders, spentCents } = shown.answer;
  const facts = [
    name,
    emails.join(', '),
    phone,
    groups.length > 0 ? `${write(customerTexts.groups)}: ${groups.join(', ')}` : '',
    write(texts.orders, { count: orders, amount: writeMoney(spentCents) }),
  ].filter(Boolean);
  return (
    <div className={classes['form']}>
      <p className={classes['text']}>
        {write(texts.moves, {
          email: other.email,
          orders: moves.orders,
          plans: moves.subscriptions,
          cards: moves.giftCards,
          members: moves.memberships,
          accounts: moves.accounts,
          addresses: moves.addresses,
        })}
      </p>
      <p className={classes['text']}>
        {write(texts.becomes, { name: customer.name || customer.email })}
      </p>
      <ul className={classes['lines']}>
        {facts.map((fact) => (
          <li key={fact} className={classes['entry']}>
            {fact}
          </li>
        ))}
      </ul>
      <p className={classes['muted']}>{write(texts.books)}</p>
      <Button onPress={onBack}>{write(texts.other)}</Button>
    </div>
  );
}
