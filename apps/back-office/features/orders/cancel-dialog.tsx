import { useTypedDialog } from '../../forms/use-typed.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import classes from './orders.module.css';
import { orderTexts } from './order-texts.ts';
import { useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Cancel the order', de: 'Bestellung stornieren' },
  stay: { en: 'Keep the order', de: 'Bestellung behalten' },
  what: {
    en: '{amount} goes back to the buyer, who is told by mail. This cannot be taken back.',
    de: '{amount} wird erstattet, eine E-Mail sagt Bescheid. Das lässt sich nicht zurücknehmen.',
  },
  restock: { en: 'Put all units back into the stock', de: 'Alle Stücke zurück in den Bestand' },
  done: { en: 'The order was canceled', de: 'Die Bestellung wurde storniert' },
});

/** All that is kept goes back. */
export function CancelDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const write = useTexts();
  const params = useOrderParams();
  const writeMoney = useWriteMoney(order.money.currency);
  const { fields, change, leave } = useTypedDialog(
    `orders/${params.number}/cancel`,
    {
      isRestocked: true,
      reason: '',
    },
    onClose,
  );
  const cancel = useOrderWrite('POST /api/sites/:identifier/orders/:number/cancel', {
    onDone: () => {
      showToast({ message: write(texts.done) });
      leave();
    },
  });
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.stay)}</Button>
          <Button
            kind="danger"
            isPending={cancel.isRunning}
            onPress={() => cancel.run({ params, body: fields })}
          >
            {write(texts.title)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <p className={classes['text']}>
          {write(texts.what, { amount: writeMoney(order.money.keptCents) })}
        </p>
        <CheckField
          isSelected={fields.isRestocked}
          onChange={(isRestocked) => change({ isRestocked })}
        >
          {write(texts.restock)}
        </CheckField>
        <TextField
          label={write(orderTexts.reason)}
          value={fields.reason}
          onChange={(reason) => change({ reason })}
        />
      </div>
    </Dialog>
  );
}
