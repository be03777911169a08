import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from './orders.module.css';
import { signalPacked } from './pack-signal.ts';
import { packTexts as texts } from './pack-texts.ts';
import { isCodeOf, listPacked, type PackedUnits } from './packed-units.ts';
import { newRequestId, useOrderParams, useOrderWrite, type DetailItem } from './use-order.ts';

/** Id of the field of the tracking number: the keyboard goes there when all is packed. */
export const trackingFieldId = 'packed-tracking-number';

interface ShipCardProps {
  items: readonly DetailItem[];
  packed: PackedUnits;
  isPickup: boolean;
  /** Where to go then. */
  doneHref: string;
  onSent: () => void;
}

/** Sends the parcel with its number in one press; Enter behind the number is enough. */
export function ShipCard({ items, packed, isPickup, doneHref, onSent }: ShipCardProps) {
  const write = useTexts();
  const params = useOrderParams();
  const navigate = useNavigate();
  const [requestId] = useState(newRequestId);
  const [sent, setSent] = useState({ carrier: '', trackingNumber: '' });
  const [wrong, setWrong] = useState('');
  const ship = useOrderWrite('POST /api/sites/:identifier/orders/:number/fulfillments', {
    onDone: () => {
      onSent();
      const { number } = params;
      showToast({ message: write(isPickup ? texts.doneReady : texts.done, { number }) });
      void navigate({ href: doneHref });
    },
  });
  const units = listPacked(items, packed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = sent.trackingNumber.trim();
    if (units.length === 0 || ship.isRunning) return;
    if (items.some((item) => isCodeOf(item, typed))) {
      // One scan too many is no label.
      setWrong(write(texts.noTracking, { code: typed }));
      setSent({ ...sent, trackingNumber: '' });
      signalPacked(false);
      return;
    }
    const kind = isPickup ? ('pickup' as const) : ('shipment' as const);
    ship.run({ params, body: { requestId, kind, items: units, ...sent } });
  };
  return (
    <Card>
      <form noValidate className={classes['form']} onSubmit={submit}>
        {!isPickup && (
          <>
            <TextField
              label={write(texts.carrier)}
              value={sent.carrier}
              onChange={(carrier) => setSent({ ...sent, carrier })}
            />
            <TextField
              id={trackingFieldId}
              label={write(texts.number)}
              value={sent.trackingNumber}
              error={wrong}
              autoComplete="off"
              onChange={(trackingNumber) => {
                setSent({ ...sent, trackingNumber });
                setWrong('');
              }}
            />
          </>
        )}
        <Button
          kind="primary"
          type="submit"
          isDisabled={units.length === 0}
          isPending={ship.isRunning}
        >
          {write(isPickup ? texts.layReady : texts.ship)}
        </Button>
      </form>
    </Card>
  );
}
