import { returnReasons, type ReturnReason } from '@sitewright/contract';
import { useState } from 'react';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './orders.module.css';
import { orderTexts } from './order-texts.ts';
import { returnReasonTexts } from './return-texts.ts';
import { newRequestId, useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';
import { readUnits, UnitsFields, type TypedUnits } from './units-fields.tsx';

const texts = defineTexts({
  title: { en: 'Open a return', de: 'Rückgabe anlegen' },
  why: { en: 'Why it comes back', de: 'Warum es zurückkommt' },
  note: { en: 'Note', de: 'Notiz' },
});

interface TypedReturn {
  readonly units: TypedUnits;
  readonly reason: ReturnReason;
  readonly note: string;
}

/** Units come back that were handed over. */
export function ReturnDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const write = useTexts();
  const params = useOrderParams();
  const [requestId] = useState(newRequestId);
  const { fields, change, leave } = useTypedDialog<TypedReturn>(
    `orders/${params.number}/return`,
    {
      units: {},
      reason: 'changed-mind',
      note: '',
    },
    onClose,
  );
  const { units, reason, note } = fields;
  const open = useOrderWrite('POST /api/sites/:identifier/orders/:number/returns', {
    onDone: leave,
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
            isPending={open.isRunning}
            isDisabled={items.length === 0}
            onPress={() => open.run({ params, body: { requestId, items, reason, note } })}
          >
            {write(texts.title)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <UnitsFields
          items={order.items}
          mostOf={({ returnable }) => returnable}
          typed={units}
          onChange={(typed) => change({ units: typed })}
        />
        <SelectField
          label={write(texts.why)}
          value={reason}
          onChange={(typed) => change({ reason: typed })}
          choices={returnReasons.map((value) => ({
            value,
            label: write(returnReasonTexts[value]),
          }))}
        />
        <TextField
          label={write(texts.note)}
          value={note}
          onChange={(typed) => change({ note: typed })}
          maxLength={1000}
        />
      </div>
    </Dialog>
  );
}
