import { mainLocationId } from '@sitewright/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { countedOf, differenceOf, writeDifference, type ToCount } from './count-lines.ts';
import { countTexts as texts } from './count-texts.ts';
import classes from './inventory.module.css';
import { inventoryTexts } from './inventory-texts.ts';
import { useLocations } from './use-locations.ts';
import { stockReads, type MovedVariant } from './use-move-stock.ts';

/** Counts one variant at a place: only the difference is written. */
export function CountForm({ variant, onClose }: { variant: MovedVariant; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const places = useLocations().open;
  const [placeId, setPlaceId] = useState<string>(mainLocationId);
  const read = useRead('GET /api/sites/:identifier/inventory/to-count', {
    params: { identifier },
    query: { variantId: variant.id, locationId: placeId },
  });
  return (
    <div className={classes['form']}>
      {places.length > 1 && (
        <SelectField
          label={write(inventoryTexts.place)}
          value={placeId}
          onChange={setPlaceId}
          choices={places.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && read.answer.lines[0] && (
        <CountOne
          // A line that somebody else counted is begun anew.
          key={`${placeId} ${read.answer.lines[0].lastCountId}`}
          variant={variant}
          placeId={placeId}
          found={read.answer.lines[0]}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface CountOneProps {
  variant: MovedVariant;
  placeId: string;
  found: ToCount;
  onClose: () => void;
}

function CountOne({ variant, placeId, found, onClose }: CountOneProps) {
  const write = useTexts();
  const { identifier } = useSite();
  // What is expected is that of the moment in which it was shown, whatever is sold meanwhile.
  const [begun] = useState(found);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useTried();
  const save = useWrite('POST /api/sites/:identifier/inventory/counts', {
    refreshes: stockReads,
    onDone: ({ left }) => {
      const [first] = left;
      if (first && first.why !== 'short') {
        const text = first.why === 'counted-meanwhile' ? texts.leftOne : texts[`left-${first.why}`];
        showToast({ tone: 'danger', message: write(text) });
        return;
      }
      onClose();
      showToast({
        message: first
          ? write(texts.short, { units: first.units, name: variant.name })
          : write(texts.wasCounted, { name: variant.name }),
      });
    },
  });
  const counted = countedOf({ typed });
  const difference = differenceOf({ ...begun, typed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (counted === undefined) return;
    const { variantId, expected, lastCountId } = begun;
    const lines = [{ variantId, counted, expected, lastCountId }];
    save.run({ params: { identifier }, body: { locationId: placeId, lines, note } });
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <FieldRow>
        <TextField
          label={write(texts.counted)}
          help={write(texts.countedHelp)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={isTried && counted === undefined ? write(texts.countedWrong) : undefined}
        />
        <div className={classes['levels']}>
          <span>{write(texts.expected, { count: begun.expected })}</span>
          <output>
            {difference !== undefined &&
              write(texts.difference, { count: writeDifference(difference) })}
          </output>
        </div>
      </FieldRow>
      <TextField label={write(inventoryTexts.note)} value={note} onChange={setNote} />
      <div className={classes['buttons']}>
        <Button onPress={onClose}>{write(inventoryTexts.cancel)}</Button>
        <Button type="submit" kind="primary" isPending={save.isRunning}>
          {write(inventoryTexts.save)}
        </Button>
      </div>
    </form>
  );
}
