import { findCurrency, parseDecimal, SHIPPING_PART } from '@sitewright/commerce';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { orderTexts } from './order-texts.ts';
import classes from './orders.module.css';
import { newRequestId, useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';
import { readUnits, UnitsFields, type TypedUnits } from './units-fields.tsx';

const texts = defineTexts({
  title: { en: 'Refund', de: 'Erstatten' },
  what: { en: 'What goes back', de: 'Was erstattet wird' },
  byUnits: { en: 'Items', de: 'Artikel' },
  byAmount: { en: 'An amount', de: 'Ein Betrag' },
  amount: { en: 'Amount', de: 'Betrag' },
  most: { en: 'At most {amount}', de: 'Höchstens {amount}' },
  shipping: { en: 'Shipping too ({amount})', de: 'Auch den Versand ({amount})' },
  restock: { en: 'Put the units back into the stock', de: 'Die Stücke zurück in den Bestand' },
  gives: { en: 'Goes back', de: 'Wird erstattet' },
  ofThat: { en: 'of that tax', de: 'davon Steuer' },
  none: { en: 'Choose what goes back.', de: 'Wählen Sie, was erstattet wird.' },
  done: { en: 'The refund is on its way', de: 'Die Erstattung ist unterwegs' },
});

interface TypedRefund {
  readonly by: 'units' | 'amount';
  readonly units: TypedUnits;
  readonly hasShipping: boolean;
  readonly amount: string;
  readonly isRestocked: boolean;
  readonly reason: string;
}

/** Money goes back by units, with shipping or without, or as one amount; it is told before. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const write = useTexts();
  const params = useOrderParams();
  const { currency, parts } = order.money;
  const writeMoney = useWriteMoney(currency);
  const { fields, change, leave } = useTypedDialog<TypedRefund>(
    `orders/${params.number}/refund`,
    {
      by: 'units',
      units: {},
      hasShipping: false,
      amount: '',
      isRestocked: true,
      reason: '',
    },
    onClose,
  );
  const { by, units, hasShipping, amount, isRestocked, reason } = fields;
  const [requestId] = useState(newRequestId);
  const shippingCents = parts.find(({ id }) => id === SHIPPING_PART)?.keptCents ?? 0;
  const wanted = readUnits(units);
  const cents = readAmount(amount, currency);
  const wish =
    by === 'amount'
      ? { amountCents: cents }
      : {
          units: wanted,
          ...(hasShipping && { amounts: [{ id: SHIPPING_PART, amountCents: shippingCents }] }),
        };
  const isWished =
    by === 'amount' ? cents !== undefined && cents > 0 : wanted.length > 0 || hasShipping;
  const restock = by === 'units' && isRestocked ? wanted : [];
  const body = { requestId, ...wish, restock, reason };
  const preview = useRead(
    'POST /api/sites/:identifier/orders/:number/refunds/preview',
    { params, body: { requestId, ...wish } },
    { isWanted: isWished },
  );
  const refund = useOrderWrite('POST /api/sites/:identifier/orders/:number/refunds', {
    onDone: () => {
      showToast({ message: write(texts.done) });
      leave();
    },
  });
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(orderTexts.cancel)}</Button>
          <Button
            kind="danger"
            isPending={refund.isRunning}
            isDisabled={!isWished || preview.state !== 'success'}
            onPress={() => refund.run({ params, body })}
          >
            {write(texts.title)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <ChoiceField
          label={write(texts.what)}
          value={by}
          onChange={(typed) => change({ by: typed })}
          choices={[
            { value: 'units', label: write(texts.byUnits) },
            { value: 'amount', label: write(texts.byAmount) },
          ]}
        />
        {by === 'units' ? (
          <>
            <UnitsFields
              items={order.items}
              mostOf={({ kept }) => kept}
              typed={units}
              onChange={(typed) => change({ units: typed })}
            />
            {shippingCents > 0 && (
              <CheckField
                isSelected={hasShipping}
                onChange={(typed) => change({ hasShipping: typed })}
              >
                {write(texts.shipping, { amount: writeMoney(shippingCents) })}
              </CheckField>
            )}
            <CheckField
              isSelected={isRestocked}
              onChange={(typed) => change({ isRestocked: typed })}
            >
              {write(texts.restock)}
            </CheckField>
          </>
        ) : (
          <TextField
            label={write(texts.amount)}
            inputMode="decimal"
            prefix={currency}
            value={amount}
            onChange={(typed) => change({ amount: typed })}
            help={write(texts.most, { amount: writeMoney(order.money.keptCents) })}
          />
        )}
        <TextField
          label={write(orderTexts.reason)}
          value={reason}
          onChange={(typed) => change({ reason: typed })}
        />
        <output className={classes['totals']}>
          {!isWished && write(texts.none)}
          {isWished && preview.state === 'failed' && preview.failure.message}
          {isWished && preview.state === 'success' && (
            <>
              <span className={classes['total']}>
                {write(texts.gives)}{' '}
                <Money cents={preview.answer.amountCents} currency={currency} />
              </span>
              {preview.answer.taxCents > 0 && (
                <span className={classes['muted']}>
                  {write(texts.ofThat)}{' '}
                  <Money cents={preview.answer.taxCents} currency={currency} />
                </span>
              )}
            </>
          )}
        </output>
      </div>
    </Dialog>
  );
}

/** Minor units as typed, with a point or a comma before the cents; undefined when it is no amount. */
function readAmount(typed: string, currency: string): number | undefined {
  return parseDecimal(typed.replace(/,(\d{1,2})$/, '.$1'), findCurrency(currency).fractionDigits);
}
