import { returnReasons, type ReturnReason } from '@sitewright/contract';
import { useState } from 'react';
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

/** Units come back that were handed over. */
export function ReturnDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const write = useTexts();
  const params = useOrderParams();
  const [requestId] = useState(newRequestId);
  const [units, setUnits] = useState<TypedUnits>({});
  const [reason, setReason] = useState<ReturnReason>('changed-mind');
  const [note, setNote] = useState('');
  const open = useOrderWrite('POST /api/sites/:identifier/orders/:number/returns', {
    onDone: onClose,
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
          <Button onPress={onClose}>{write(orderTexts.cancel)}</Button>
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
          onChange={setUnits}
        />
        <SelectField
          label={write(texts.why)}
          value={reason}
          onChange={setReason}
          choices={returnReasons.map((value) => ({
            value,
            label: write(returnReasonTexts[value]),
          }))}
        />
        <TextField label={write(texts.note)} value={note} onChange={setNote} maxLength={1000} />
      </div>
    </Dialog>
  );
}
