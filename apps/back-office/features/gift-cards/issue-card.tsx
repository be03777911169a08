import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from '../desk/desk.module.css';
import { MoneyField } from '../rules/amount-field.tsx';
import { CheckoutExample } from '../rules/checkout-example.tsx';
import { CardCode } from './card-code.tsx';
import { newRequestId } from '../orders/use-order.ts';
import { cardTexts as texts, kindTexts } from './gift-card-texts.ts';

interface TypedCard {
  readonly kind: 'gift-card' | 'store-credit';
  readonly cents: number | null;
  readonly email: string;
  readonly message: string;
  readonly requestId: string;
}

/** Gives somebody a gift card or store credit; its code is mailed, and told once. */
export function IssueCard({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const { identifier, currency, may } = useSite();
  const { fields, change, forget, leave } = useTypedDialog<TypedCard>(
    'gift-card',
    {
      kind: 'gift-card',
      cents: null,
      email: '',
      message: '',
      requestId: newRequestId(),
    },
    onClose,
  );
  const { kind, cents, email, message, requestId } = fields;
  // What is sent again as it was is the same card; anything else is another.
  const type = (typed: Partial<TypedCard>) => change({ ...typed, requestId: newRequestId() });
  const [error, setError] = useState('');
  const [code, setCode] = useState('');
  const issue = useWrite('POST /api/sites/:identifier/gift-cards', {
    refreshes: ['GET /api/sites/:identifier/gift-cards'],
    onDone: (answer) => {
      if (!answer.code) return leave();
      forget();
      setCode(answer.code);
    },
    onFailed: (failure) => setError(failure.message),
  });
  if (code) return <CardCode code={code} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={write(texts.issue)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={issue.isRunning}
            isDisabled={!cents || email.trim() === ''}
            onPress={() =>
              issue.run({
                params: { identifier },
                body: { kind, amountCents: cents ?? 0, recipientEmail: email, message, requestId },
              })
            }
          >
            {write(texts.give)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <ChoiceField
          label={write(texts.kind)}
          value={kind}
          onChange={(typed) => type({ kind: typed })}
          choices={[
            { value: 'gift-card', label: write(kindTexts['gift-card']) },
            { value: 'store-credit', label: write(kindTexts['store-credit']) },
          ]}
        />
        <MoneyField
          label={write(texts.amount)}
          currency={currency}
          value={cents}
          onChange={(typed) => type({ cents: typed })}
        />
        <TextField
          type="email"
          label={write(texts.email)}
          error={error}
          value={email}
          onChange={(typed) => type({ email: typed })}
        />
        <TextField
          isLong
          label={write(texts.message)}
          maxLength={500}
          value={message}
          onChange={(typed) => type({ message: typed })}
        />
        {may('view-settings') && (
          <CheckoutExample tells={['card', 'ways']} giftCardCents={cents ?? 0} />
        )}
      </div>
    </Dialog>
  );
}
