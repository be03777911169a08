import type { ErasureBlocker } from '@sitewright/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { customerTexts } from './customer-texts.ts';
import classes from './customers.module.css';
import { useCustomerWrite, type CustomerDetail } from './use-customer.ts';

const texts = defineTexts({
  title: { en: 'Erase this person', de: 'Diese Person löschen' },
  goes: {
    en: 'Names, emails, addresses, phones, notes, carts, mails, {accounts, plural, =0 {} one {the account,} other {# accounts,}} sign-ups and what was answered go out of the whole shop, its log too.',
    de: 'Namen, E-Mails, Adressen, Telefonnummern, Notizen, Warenkörbe, Nachrichten, {accounts, plural, =0 {} one {das Konto,} other {# Konten,}} Anmeldungen und Antworten verschwinden aus dem ganzen Shop, auch aus dem Protokoll.',
  },
  orders: {
    en: '{count, plural, one {# order stays} other {# orders stay}} in the books without a name, with country and region for taxes. Sums and reports do not change.',
    de: '{count, plural, one {# Bestellung bleibt} other {# Bestellungen bleiben}} ohne Namen in den Büchern, mit Land und Region für die Steuer. Summen und Berichte ändern sich nicht.',
  },
  papers: {
    en: '{count, plural, one {# invoice or credit note stays} other {# invoices and credit notes stay}} as issued, with the name: the law asks shops to keep them.',
    de: '{count, plural, one {# Rechnung oder Gutschrift bleibt} other {# Rechnungen und Gutschriften bleiben}} wie ausgestellt, mit Namen: Das Gesetz verlangt, sie aufzubewahren.',
  },
  forever: { en: 'This cannot be taken back.', de: 'Das lässt sich nicht zurücknehmen.' },
  type: { en: 'Type {email} to go on', de: 'Zum Fortfahren {email} eingeben' },
  erase: { en: 'Erase for good', de: 'Endgültig löschen' },
  blocked: {
    en: 'This person cannot be erased yet. Finish these first:',
    de: 'Diese Person kann noch nicht gelöscht werden. Schließen Sie zuerst ab:',
  },
  done: { en: 'The person was erased', de: 'Die Person wurde gelöscht' },
});

const blockerTexts = {
  'open-orders': {
    en: '{count, plural, one {# order that is not finished} other {# orders that are not finished}}',
    de: '{count, plural, one {# offene Bestellung} other {# offene Bestellungen}}',
  },
  'open-refunds': {
    en: '{count, plural, one {# refund under way} other {# refunds under way}}',
    de: '{count, plural, one {# laufende Erstattung} other {# laufende Erstattungen}}',
  },
  'open-returns': {
    en: '{count, plural, one {# open return} other {# open returns}}',
    de: '{count, plural, one {# offene Rückgabe} other {# offene Rückgaben}}',
  },
  'open-disputes': {
    en: '{count, plural, one {# open dispute} other {# open disputes}}',
    de: '{count, plural, one {# offene Rückbuchung} other {# offene Rückbuchungen}}',
  },
  'open-drafts': {
    en: '{count, plural, one {# open draft} other {# open drafts}}',
    de: '{count, plural, one {# offener Entwurf} other {# offene Entwürfe}}',
  },
  'running-plans': {
    en: '{count, plural, one {# plan that runs} other {# plans that run}}',
    de: '{count, plural, one {# laufendes Abo} other {# laufende Abos}}',
  },
  'running-memberships': {
    en: '{count, plural, one {# membership that runs} other {# memberships that run}}',
    de: '{count, plural, one {# laufende Mitgliedschaft} other {# laufende Mitgliedschaften}}',
  },
  'unsent-gift-cards': {
    en: '{count, plural, one {# gift card not sent yet} other {# gift cards not sent yet}}',
    de: '{count, plural, one {# noch nicht versandter Gutschein} other {# noch nicht versandte Gutscheine}}',
  },
} as const satisfies Record<ErasureBlocker, { en: string; de: string }>;

interface EraseDialogProps {
  customer: CustomerDetail;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the email before it is done. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const write = useTexts();
  const navigate = useNavigate();
  const { identifier, href } = useSite();
  const [typed, setTyped] = useState('');
  const params = { identifier, id: customer.id };
  const looked = useRead('GET /api/sites/:identifier/customers/:id/erasure', { params });
  const erase = useCustomerWrite('POST /api/sites/:identifier/customers/:id/erasure', {
    onDone: () => {
      showToast({ message: write(texts.done) });
      void navigate({ href: href('customers') });
    },
    onFailed: () => {},
  });
  const isFree = looked.state === 'success' && looked.answer.blockers.length === 0;
  const isTyped = customer.emails.includes(typed.trim().toLowerCase());
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(customerTexts.cancel)}</Button>
          {isFree && (
            <Button
              kind="danger"
              isDisabled={!isTyped}
              isPending={erase.isRunning}
              onPress={() => erase.run({ params, body: { email: typed } })}
            >
              {write(texts.erase)}
            </Button>
          )}
        </>
      }
    >
      {looked.state === 'pending' && <PendingState lines={4} />}
      {looked.state === 'failed' && (
        <FailedState failure={looked.failure} onRetry={looked.refetch} />
      )}
      {looked.state === 'success' && !isFree && (
        <div className={classes['form']}>
          <p className={classes['text']}>{write(texts.blocked)}</p>
          <ul className={classes['lines']}>
            {looked.answer.blockers.map(({ kind, count }) => (
              <li key={kind} className={classes['entry']}>
                {write(blockerTexts[kind], { count })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {looked.state === 'success' && isFree && (
        <div className={classes['form']}>
          <p className={classes['text']}>
            {write(texts.goes, { accounts: looked.answer.accounts })}
          </p>
          {looked.answer.orders > 0 && (
            <p className={classes['text']}>
              {write(texts.orders, { count: looked.answer.orders })}
            </p>
          )}
          {looked.answer.papers > 0 && (
            <p className={classes['text']}>
              {write(texts.papers, { count: looked.answer.papers })}
            </p>
          )}
          <p className={classes['text']}>{write(texts.forever)}</p>
          <TextField
            label={write(texts.type, { email: customer.email })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          {erase.failure && <Banner tone="danger">{erase.failure.message}</Banner>}
        </div>
      )}
    </Dialog>
  );
}
