import type { CallAnswer } from '@sitewright/contract';
import { draftOrderDays } from '@sitewright/contract';
import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Card } from '../../ui/page.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import desk from '../desk/desk.module.css';
import { draftTexts as texts } from './draft-texts.ts';

type Draft = CallAnswer<'GET /api/sites/:identifier/draft-orders/:id'>;

const draftReads = [
  'GET /api/sites/:identifier/draft-orders',
  'GET /api/sites/:identifier/draft-orders/:id',
] as const;

/** Sending it, making an order of it without its buyer, and giving it up. */
export function DraftActions({ draft, isDirty }: { draft: Draft; isDirty: boolean }) {
  const write = useTexts();
  const confirm = useConfirm();
  const { identifier, currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  const { name: opened, open, close } = useOpened(['mail']);
  const params = { identifier, id: draft.id };
  const edit = useWrite('PATCH /api/sites/:identifier/draft-orders/:id', {
    refreshes: draftReads,
  });
  const settle = useSettlement(params.id);
  const cancel = useWrite('POST /api/sites/:identifier/draft-orders/:id/cancel', {
    refreshes: draftReads,
    onDone: () => showToast({ message: write(texts.givenUp) }),
  });
  const isPayable = draft.state === 'open' || draft.state === 'sent';
  const longer = (
    <Button
      isDisabled={isDirty}
      isPending={edit.isRunning}
      onPress={() => edit.run({ params, body: { changes: {}, days: draftOrderDays.usual } })}
    >
      {write(texts.longer)}
    </Button>
  );
  if (!isPayable) return <Card>{longer}</Card>;
  const total = draft.cart?.grandTotalCents ?? 0;
  const askAndSettle = async (settlement: 'paid' | 'invoice') => {
    const amount = writeMoney(total);
    const isPaid = settlement === 'paid';
    const isSure = await confirm.ask({
      title: write(isPaid ? texts.paid : texts.invoice),
      text: write(isPaid ? texts.paidText : texts.invoiceText, { amount }),
      confirmLabel: write(isPaid ? texts.paid : texts.invoice),
    });
    if (isSure) settle.run({ params, body: { settlement, expectedTotalCents: total } });
  };
  const askAndCancel = async () => {
    const isSure = await confirm.ask({
      title: write(texts.giveUp),
      text: write(texts.giveUpText),
      confirmLabel: write(texts.giveUp),
      isDangerous: true,
    });
    if (isSure) cancel.run({ params });
  };
  return (
    <Card>
      {isDirty && <p className={desk['muted']}>{write(texts.saveFirst)}</p>}
      <div className={desk['buttons']}>
        <Button kind="primary" isDisabled={isDirty} onPress={() => open('mail')}>
          {write(texts.mailLink)}
        </Button>
        <CopyLink id={draft.id} isDisabled={isDirty} />
        <Button
          isDisabled={isDirty}
          isPending={settle.isRunning}
          onPress={() => void askAndSettle('paid')}
        >
          {write(texts.paid)}
        </Button>
        <Button
          isDisabled={isDirty}
          isPending={settle.isRunning}
          onPress={() => void askAndSettle('invoice')}
        >
          {write(texts.invoice)}
        </Button>
        {longer}
        <Button kind="danger" isPending={cancel.isRunning} onPress={() => void askAndCancel()}>
          {write(texts.giveUp)}
        </Button>
      </div>
      {opened === 'mail' && <MailDialog draft={draft} onClose={close} />}
    </Card>
  );
}

/** Goes on to the order that it became. */
function useSettlement(id: string) {
  const router = useRouter();
  const { href } = useSite();
  return useWrite('POST /api/sites/:identifier/draft-orders/:id/settlement', {
    refreshes: draftReads,
    onDone: ({ orderNumber }) =>
      void router.navigate({
        href: href(orderNumber === null ? `drafts/${id}` : `orders/${orderNumber}`),
      }),
  });
}

function CopyLink({ id, isDisabled }: { id: string; isDisabled: boolean }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [url, setUrl] = useState('');
  const link = useWrite('POST /api/sites/:identifier/draft-orders/:id/links', {
    onDone: (answer) => setUrl(answer.url),
  });
  return (
    <>
      <Button
        isDisabled={isDisabled}
        isPending={link.isRunning}
        onPress={() => link.run({ params: { identifier, id } })}
      >
        {write(texts.copyLink)}
      </Button>
      {url !== '' && (
        <ShownOnce
          title={write(texts.copyLink)}
          label={write(texts.linkOnce)}
          value={url}
          onClose={() => setUrl('')}
        />
      )}
    </>
  );
}

function MailDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const { fields, change, leave } = useTypedDialog(
    `drafts/${draft.id}/mail`,
    { message: '' },
    onClose,
  );
  const { message } = fields;
  const mail = useWrite('POST /api/sites/:identifier/draft-orders/:id/mails', {
    refreshes: draftReads,
    onDone: () => {
      showToast({ message: write(texts.mailed) });
      leave();
    },
  });
  return (
    <Dialog
      isOpen
      title={write(texts.mailLink)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={mail.isRunning}
            isDisabled={draft.email === ''}
            onPress={() => mail.run({ params: { identifier, id: draft.id }, body: { message } })}
          >
            {write(texts.mailTo, { email: draft.email || '…' })}
          </Button>
        </>
      }
    >
      <TextField
        isLong
        label={write(texts.words)}
        maxLength={2000}
        value={message}
        onChange={(typed) => change({ message: typed })}
      />
    </Dialog>
  );
}
