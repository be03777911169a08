import { mainLocationId, stockReasons, type StockReason } from '@sitewright/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './inventory.module.css';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { unitsAt } from './placed-units.ts';
import { reasonTexts } from './stock-reasons.ts';
import { useLocations } from './use-locations.ts';
import { useMoveStock, type MovedVariant } from './use-move-stock.ts';

interface TypedMove {
  readonly typed: string;
  readonly reason: StockReason;
  readonly note: string;
}

/** Adds and takes units with a reason; what is sold meanwhile stays sold. */
export function AdjustForm({ variant, onClose }: { variant: MovedVariant; onClose: () => void }) {
  const write = useTexts();
  const { may } = useSite();
  const { unlimited, quantity } = variant.stock;
  const [isCounted, setCounted] = useState(!unlimited);
  const { fields, change, leave } = useTypedDialog<TypedMove>(
    `stock/${variant.id}`,
    {
      typed: '',
      reason: 'received',
      note: '',
    },
    onClose,
  );
  const { typed, reason, note } = fields;
  const places = useLocations().open;
  const [placeId, setPlaceId] = useState<string>(mainLocationId);
  const shownLow = String(variant.lowStockUnits ?? '');
  const [low, setLow] = useState(shownLow);
  const isLowRight = /^\d{0,4}$/.test(low.trim());
  const isLowChanged = low.trim() !== shownLow;
  const [isTried, setTried] = useTried();
  const move = useMoveStock(variant, leave);
  const text = typed.trim();
  const by = text === '' ? 0 : /^[-+]?\d{1,9}$/.test(text) ? Number(text) : undefined;
  const isSwitched = isCounted === unlimited;
  const isNothing = by === 0 && !isSwitched && !isLowChanged;
  const there = unitsAt(variant, placeId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (by === undefined || !isLowRight || isNothing) return;
    const adjustment = {
      variantId: variant.id,
      by: isCounted ? by : 0,
      ...(isCounted && places.length > 1 && { locationId: placeId }),
      ...(isSwitched && { unlimited: !isCounted }),
    };
    move.run({
      adjustment: by === 0 && !isSwitched ? undefined : adjustment,
      reason,
      note,
      ...(isLowChanged && { lowStock: { units: low.trim() === '' ? null : Number(low) } }),
    });
  };
  return (
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
            onChange={(units) => change({ typed: units })}
            error={isTried && (by === undefined || isNothing) ? write(texts.byWrong) : undefined}
          />
          <div className={classes['levels']}>
            <span>{write(texts.now, { count: unlimited ? 0 : quantity })}</span>
            <output>{write(texts.after, { count: (unlimited ? 0 : quantity) + (by ?? 0) })}</output>
          </div>
        </FieldRow>
      )}
      {isCounted && places.length > 1 && (
        <SelectField
          label={write(texts.place)}
          value={placeId}
          onChange={setPlaceId}
          choices={places.map((place) => ({
            value: place.id,
            label: variant.levels ? `${place.label} (${unitsAt(variant, place.id)})` : place.label,
          }))}
          {...(there !== undefined &&
            by !== undefined &&
            by !== 0 && {
              help: write(texts.thereAfter, { count: there + by }),
            })}
        />
      )}
      <FieldRow>
        <SelectField
          label={write(texts.reason)}
          value={reason}
          onChange={(chosen) => change({ reason: chosen })}
          choices={stockReasons.map((value) => ({ value, label: write(reasonTexts[value]) }))}
        />
        <TextField
          label={write(texts.note)}
          value={note}
          onChange={(words) => change({ note: words })}
        />
      </FieldRow>
      {isCounted && variant.lowStockUnits !== undefined && (
        <TextField
          label={write(texts.lowFrom)}
          help={write(texts.lowFromHelp)}
          inputMode="numeric"
          value={low}
          onChange={setLow}
          error={isLowRight ? undefined : write(texts.thresholdWrong)}
        />
      )}
      <div className={classes['buttons']}>
        <Button onPress={leave}>{write(texts.cancel)}</Button>
        {may('edit-inventory') && (
          <Button type="submit" kind="primary" isPending={move.isRunning}>
            {write(texts.save)}
          </Button>
        )}
      </div>
    </form>
  );
}
