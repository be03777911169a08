import { mainLocationId } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useShortcuts } from '../../frame/use-shortcuts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Banner, FailedState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountLineFields } from './count-line-fields.tsx';
import { CountScanner } from './count-scanner.tsx';
import { nameLine, sumUp } from './count-lines.ts';
import { countTexts as texts } from './count-texts.ts';
import classes from './inventory.module.css';
import { inventoryTexts } from './inventory-texts.ts';
import { useCount } from './use-count.ts';
import { useLocations } from './use-locations.ts';

/** Counts many variants at a place, and writes the differences as one act. INVT-01 */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const { values, set } = useListState();
  const { open: places, failed } = useLocations();
  const placeId = values['location'] ?? mainLocationId;
  return (
    <Page
      isNarrow
      title={write(texts.title)}
      back={{ href: href('inventory'), label: write(inventoryTexts.title) }}
    >
      <p className={classes['muted']}>{write(texts.lead)}</p>
      {places.length > 1 && (
        <SelectField
          label={write(inventoryTexts.place)}
          value={placeId}
          onChange={(id) => set({ location: id === mainLocationId ? undefined : id })}
          choices={places.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      {failed ? <FailedState {...failed} /> : <Count key={placeId} placeId={placeId} />}
    </Page>
  );
}

function Count({ placeId }: { placeId: string }) {
  const write = useTexts();
  const count = useCount(placeId);
  const { lines } = count;
  const [note, setNote] = useState('');
  const [told, setTold] = useState<readonly string[]>([]);
  const save = async () => {
    const names = new Map(lines.map((line) => [line.variantId, nameLine(line)]));
    const short = await count.save(note);
    if (!short) return;
    setNote('');
    setTold(
      short.map(({ variantId, units }) =>
        write(texts.short, { units, name: names.get(variantId) ?? '' }),
      ),
    );
  };
  useShortcuts({ 'mod+s': () => void save() });
  const sums = sumUp(lines.filter(({ left }) => left === undefined));
  return (
    <>
      <CountScanner count={count} />
      {told.map((text) => (
        <Banner key={text} tone="warning">
          {text}
        </Banner>
      ))}
      <Card title={write(texts.lines)}>
        {lines.length === 0 && <p className={classes['muted']}>{write(texts.none)}</p>}
        <ul className={classes['places']} aria-label={write(texts.lines)}>
          {lines.map((line) => (
            <li key={line.variantId}>
              <CountLineFields
                line={line}
                onChange={count.change}
                onBegin={() => count.begin(line.variantId)}
                onRemove={() => count.remove(line.variantId)}
              />
            </li>
          ))}
        </ul>
        {lines.length > 0 && (
          <div className={classes['form']}>
            <output>{write(texts.sums, { ...sums, fewer: -sums.fewer })}</output>
            <TextField label={write(texts.note)} value={note} onChange={setNote} />
            <div className={classes['buttons']}>
              <Button onPress={count.discard}>{write(texts.discard)}</Button>
              <Button
                kind="primary"
                isPending={count.isSaving}
                isDisabled={sums.counted === 0}
                onPress={() => void save()}
              >
                {write(texts.save)}
              </Button>
            </div>
          </div>
        )}
      </Card>
    </>
  );
}
