import { mainLocationId } from '@sitewright/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { countTexts as texts } from './count-texts.ts';
import classes from './inventory.module.css';
import { inventoryTexts } from './inventory-texts.ts';
import { unitsAt } from './placed-units.ts';
import { useLocations } from './use-locations.ts';
import { stockReads, type MovedVariant } from './use-move-stock.ts';

/** Moves units from one place to another: what is for sale stays the same. */
export function TransferForm({ variant, onClose }: { variant: MovedVariant; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const places = useLocations().open;
  const [from, setFrom] = useState<string>(mainLocationId);
  const [to, setTo] = useState(() => places.find(({ id }) => id !== mainLocationId)?.id ?? '');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useTried();
  const move = useWrite('POST /api/sites/:identifier/inventory/transfers', {
    refreshes: stockReads,
    onDone: () => {
      onClose();
      showToast({ message: write(texts.moved, { name: variant.name }) });
    },
  });
  const units = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
  const there = unitsAt(variant, from);
  const isRight = units > 0 && (there === undefined || units <= there);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isRight || from === to) return;
    const transfers = [{ variantId: variant.id, from, to, units }];
    move.run({ params: { identifier }, headers: {}, body: { transfers, note } });
  };
  const choices = places.map(({ id, label }) => {
    const quantity = unitsAt(variant, id);
    return { value: id, label: quantity === undefined ? label : `${label} (${quantity})` };
  });
  const chooseFrom = (id: string) => {
    setFrom(id);
    // The other way round is what is meant by choosing the place where it goes to.
    if (id === to) setTo(from);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <FieldRow>
        <SelectField
          label={write(texts.from)}
          value={from}
          onChange={chooseFrom}
          choices={choices}
        />
        <SelectField
          label={write(texts.to)}
          value={to}
          onChange={setTo}
          choices={choices.filter(({ value }) => value !== from)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={write(texts.units)}
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          error={isTried && !isRight ? write(texts.unitsWrong) : undefined}
        />
        <TextField label={write(inventoryTexts.note)} value={note} onChange={setNote} />
      </FieldRow>
      <div className={classes['buttons']}>
        <Button onPress={onClose}>{write(inventoryTexts.cancel)}</Button>
        <Button type="submit" kind="primary" isPending={move.isRunning}>
          {write(texts.move)}
        </Button>
      </div>
    </form>
  );
}
