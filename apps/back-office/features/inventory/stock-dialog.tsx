import { stockReasons, type StaffVariant, type StockReason } from '@sitewright/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './inventory.module.css';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { StockHistory } from './stock-history.tsx';
import { reasonTexts } from './stock-reasons.ts';
import { useMoveStock } from './use-move-stock.ts';

/** A variant whose units are moved. */
export interface MovedVariant {
  readonly id: string;
  readonly name: string;
  readonly stock: StaffVariant['stock'];
}

/** Adds and takes units with a reason; what is sold meanwhile stays sold. */
export function StockDialog({ variant, onClose }: { variant: MovedVariant; onClose: () => void }) {
  const write = useTexts();
  const { may } = useSite();
  const { unlimited, quantity } = variant.stock;
  const [isCounted, setCounted] = useState(!unlimited);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<StockReason>('received');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const move = useMoveStock(variant, onClose);
  const text = typed.trim();
  const by = text === '' ? 0 : /^[-+]?\d{1,9}$/.test(text) ? Number(text) : undefined;
  const isSwitched = isCounted === unlimited;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (by === undefined || (by === 0 && !isSwitched)) return;
    const adjustment = {
      variantId: variant.id,
      by: isCounted ? by : 0,
      ...(isSwitched && { unlimited: !isCounted }),
    };
    move.run({ adjustment, reason, note });
  };
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.adjustTitle, { name: variant.name })}
      onClose={onClose}
    >
      <form className={classes['form']} onSubmit={submit} noValidate>
        <SwitchField isSelected={isCounted} onChange={setCounted}>
          {write(texts.counted)}
        </SwitchField>
        {isCounted && (
          <FieldRow>
            <TextField
              label={write(texts.by)}
              help={write(texts.byHelp)}
              value={typed}
              onChange={setTyped}
              error={
                isTried && (by === undefined || (by === 0 && !isSwitched))
                  ? write(texts.byWrong)
                  : undefined
              }
            />
            <div className={classes['levels']}>
              <span>{write(texts.now, { count: unlimited ? 0 : quantity })}</span>
              <output>
                {write(texts.after, { count: (unlimited ? 0 : quantity) + (by ?? 0) })}
              </output>
            </div>
          </FieldRow>
        )}
        <FieldRow>
          <SelectField
            label={write(texts.reason)}
            value={reason}
            onChange={setReason}
            choices={stockReasons.map((value) => ({ value, label: write(reasonTexts[value]) }))}
          />
          <TextField label={write(texts.note)} value={note} onChange={setNote} />
        </FieldRow>
        <div className={classes['buttons']}>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          {may('edit-inventory') && (
            <Button type="submit" kind="primary" isPending={move.isRunning}>
              {write(texts.save)}
            </Button>
          )}
        </div>
      </form>
      <StockHistory variantId={variant.id} />
    </Dialog>
  );
}
