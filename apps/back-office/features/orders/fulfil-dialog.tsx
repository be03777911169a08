import { useState } from 'react';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FieldRow } from '../../ui/page.tsx';
import { orderTexts } from './order-texts.ts';
import classes from './orders.module.css';
import { newRequestId, useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';
import { readUnits, UnitsFields, type TypedUnits } from './units-fields.tsx';

const texts = defineTexts({
  title: { en: 'Fulfil', de: 'Versenden' },
  kind: { en: 'How it leaves', de: 'Wie es das Haus verlässt' },
  shipment: { en: 'It is sent', de: 'Es wird versandt' },
  pickup: { en: 'It lies ready for pickup', de: 'Es liegt zur Abholung bereit' },
  carrier: { en: 'Carrier', de: 'Versanddienst' },
  number: { en: 'Tracking number', de: 'Sendungsnummer' },
  url: { en: 'Tracking link', de: 'Link zur Sendung' },
  told: {
    en: 'The buyer is told by mail.',
    de: 'Die Käuferin oder der Käufer erhält eine E-Mail.',
  },
  done: { en: 'Order #{number} was fulfilled', de: 'Bestellung #{number} wurde versandt' },
});

interface TypedParcel {
  readonly kind: 'shipment' | 'pickup';
  readonly sent: {
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly trackingUrl: string;
  };
}

/** Units leave, all that are open unless fewer are typed. */
export function FulfilDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const write = useTexts();
  const params = useOrderParams();
  const [requestId] = useState(newRequestId);
  const { fields, change, leave } = useTypedDialog<TypedParcel>(
    `orders/${params.number}/fulfil`,
    {
      kind: order.pickupContact ? 'pickup' : 'shipment',
      sent: { carrier: '', trackingNumber: '', trackingUrl: '' },
    },
    onClose,
  );
  const { kind, sent } = fields;
  const setSent = (typed: TypedParcel['sent']) => change({ sent: typed });
  // What is open may be fewer by the time that it is looked at again: units begin anew.
  const [units, setUnits] = useState<TypedUnits>(() =>
    Object.fromEntries(order.items.map(({ id, open }) => [id, open > 0 ? String(open) : ''])),
  );
  const fulfil = useOrderWrite('POST /api/sites/:identifier/orders/:number/fulfillments', {
    onDone: () => {
      showToast({ message: write(texts.done, { number: params.number }) });
      leave();
    },
  });
  const items = readUnits(units);
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
            kind="primary"
            isPending={fulfil.isRunning}
            isDisabled={items.length === 0}
            onPress={() => fulfil.run({ params, body: { requestId, kind, items, ...sent } })}
          >
            {write(texts.title)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <UnitsFields
          items={order.items}
          mostOf={({ open }) => open}
          typed={units}
          onChange={setUnits}
        />
        <ChoiceField
          label={write(texts.kind)}
          value={kind}
          onChange={(typed) => change({ kind: typed })}
          choices={[
            { value: 'shipment', label: write(texts.shipment) },
            { value: 'pickup', label: write(texts.pickup) },
          ]}
        />
        {kind === 'shipment' && (
          <>
            <FieldRow>
              <TextField
                label={write(texts.carrier)}
                value={sent.carrier}
                onChange={(carrier) => setSent({ ...sent, carrier })}
              />
              <TextField
                label={write(texts.number)}
                value={sent.trackingNumber}
                onChange={(trackingNumber) => setSent({ ...sent, trackingNumber })}
              />
            </FieldRow>
            <TextField
              label={write(texts.url)}
              inputMode="url"
              placeholder="https://"
              value={sent.trackingUrl}
              onChange={(trackingUrl) => setSent({ ...sent, trackingUrl })}
            />
          </>
        )}
        <p className={classes['muted']}>{write(texts.told)}</p>
      </div>
    </Dialog>
  );
}
