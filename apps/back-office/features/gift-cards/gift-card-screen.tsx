import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { CardCode } from './card-code.tsx';
import { CardState, type GiftCard } from './card-state.tsx';
import { cardTexts as texts, entryTexts, kindTexts } from './gift-card-texts.ts';

const cardCall = 'GET /api/sites/:identifier/gift-cards/:giftCardId';
const cardReads = [cardCall, 'GET /api/sites/:identifier/gift-cards'] as const;

/** A card, what it holds, and why. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id: giftCardId = '' } = useParams({ strict: false });
  const read = useRead(cardCall, { params: { identifier, giftCardId } });
  const back = { href: href('gift-cards'), label: write(texts.title) };
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.title)} back={back} read={read} />;
  }
  const { giftCard: card, entries } = read.answer;
  const money = (cents: number) => <Money cents={cents} currency={card.currency} />;
  return (
    <Page
      title={`${write(kindTexts[card.kind])} ${card.hint && `•••• ${card.hint}`}`.trim()}
      back={back}
      badges={<CardState card={card} />}
      actions={<Actions card={card} />}
    >
      <Card>
        <Facts
          facts={[
            [write(texts.balance), money(card.balanceCents)],
            [write(texts.initial), money(card.initialCents)],
            [write(texts.held), card.heldCents > 0 && money(card.heldCents)],
            [write(texts.recipient), card.recipientEmail],
            [write(texts.cameBy), write(card.orderId ? texts.order : texts.given)],
            [write(texts.issuedOn), <Moment key="issued" at={card.createdOn} />],
            [
              write(card.deliveredOn === null ? texts.deliverOn : texts.deliveredOn),
              <Moment key="sent" at={card.deliveredOn ?? card.deliverOn} />,
            ],
            [
              write(texts.expiresOn),
              card.expiresOn !== null && <Moment key="until" at={card.expiresOn} isDateOnly />,
            ],
            [
              write(texts.voidedOn),
              card.voidedOn !== null && <Moment key="ended" at={card.voidedOn} />,
            ],
          ]}
        />
      </Card>
      <Card title={write(texts.history)} isFlush>
        <DataTable
          label={write(texts.history)}
          rows={entries.map((entry, index) => ({ ...entry, id: String(index) }))}
          idOf={({ id }) => id}
          nameOf={({ kind }) => wordsOf(kind, write)}
          columns={[
            { key: 'what', title: write(texts.kind), cell: ({ kind }) => wordsOf(kind, write) },
            {
              key: 'amount',
              title: write(texts.amount),
              isNumber: true,
              cell: ({ amountCents }) => money(amountCents),
            },
            {
              key: 'when',
              title: write(texts.issuedOn),
              cell: ({ createdOn }) => <Moment at={createdOn} />,
            },
          ]}
        />
      </Card>
    </Page>
  );
}

function wordsOf(kind: string, write: ReturnType<typeof useTexts>): string {
  const known = Object.entries(entryTexts).find(([name]) => name === kind);
  return known ? write(known[1]) : kind;
}

function Actions({ card }: { card: GiftCard }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const confirm = useConfirm();
  const money = useWriteMoney(card.currency);
  const [code, setCode] = useState('');
  const params = { identifier, giftCardId: card.id };
  const renew = useWrite('POST /api/sites/:identifier/gift-cards/:giftCardId/code', {
    refreshes: cardReads,
    onDone: (answer) => setCode(answer.code),
  });
  const end = useWrite('POST /api/sites/:identifier/gift-cards/:giftCardId/void', {
    refreshes: cardReads,
    onDone: () => showToast({ message: write(texts.ended) }),
  });
  if (!may('refund-orders') || card.voidedOn !== null) return null;
  const askAndRenew = async () => {
    const isSure = await confirm.ask({
      title: write(texts.renew),
      text: write(texts.renewText, { email: card.recipientEmail }),
      confirmLabel: write(texts.renew),
    });
    if (isSure) renew.run({ params });
  };
  const askAndEnd = async () => {
    const isSure = await confirm.ask({
      title: write(texts.end),
      text: write(texts.endText, { amount: money(card.balanceCents) }),
      confirmLabel: write(texts.end),
      isDangerous: true,
    });
    if (isSure) end.run({ params });
  };
  return (
    <>
      <Button isPending={renew.isRunning} onPress={() => void askAndRenew()}>
        {write(texts.renew)}
      </Button>
      <Button kind="danger" isPending={end.isRunning} onPress={() => void askAndEnd()}>
        {write(texts.end)}
      </Button>
      {code && <CardCode code={code} onClose={() => setCode('')} />}
    </>
  );
}
