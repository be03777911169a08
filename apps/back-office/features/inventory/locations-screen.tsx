import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { stockLimits } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './inventory.module.css';
import { inventoryTexts } from './inventory-texts.ts';
import { locationTexts as texts } from './location-texts.ts';
import { locationsCall, type StockLocation } from './use-locations.ts';

const refreshes = [locationsCall, 'GET /api/sites/:identifier/inventory'] as const;

/** Where stock lies: added, renamed, archived, and in which order sales take from it. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const read = useRead(locationsCall, { params: { identifier } });
  const all = read.state === 'success' ? read.answer.locations : [];
  const archived = all.filter(({ isArchived }) => isArchived);
  return (
    <Page
      isNarrow
      title={write(texts.title)}
      back={{ href: href('inventory'), label: write(inventoryTexts.title) }}
    >
      {read.state === 'pending' && <PendingState lines={4} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {all.length > 0 && (
        <Card>
          <p className={classes['muted']}>{write(texts.lead)}</p>
          <OpenPlaces places={all.filter(({ isArchived }) => !isArchived)} />
          {may('edit-inventory') && <NewPlace />}
        </Card>
      )}
      {archived.length > 0 && (
        <Card title={write(texts.archived)}>
          <ul className={classes['places']}>
            {archived.map((place) => (
              <ArchivedPlace key={place.id} place={place} />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}

function OpenPlaces({ places }: { places: readonly StockLocation[] }) {
  const { identifier, may } = useSite();
  const { name: opened, of, open, close } = useOpened(may('edit-inventory') ? ['rename'] : []);
  const renamed = places.find(({ id }) => opened === 'rename' && id === of);
  const order = useWrite('PUT /api/sites/:identifier/stock-locations/order', { refreshes });
  const move = (from: number, to: number) => {
    const ids = places.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.run({ params: { identifier }, body: { ids } });
  };
  return (
    <>
      <ol className={classes['places']}>
        {places.map((place, index) => (
          <OpenPlace
            key={place.id}
            place={place}
            index={index}
            count={places.length}
            onMove={(to) => move(index, to)}
            onRename={() => open('rename', place.id)}
          />
        ))}
      </ol>
      {renamed && <RenameDialog place={renamed} onClose={close} />}
    </>
  );
}

function OpenPlace({
  place,
  index,
  count,
  onMove,
  onRename,
}: {
  place: StockLocation;
  index: number;
  /** How many places there are. */
  count: number;
  onMove: (to: number) => void;
  onRename: () => void;
}) {
  const write = useTexts();
  const { may } = useSite();
  const change = useChange();
  const name = place.name || write(texts.main);
  const about = place.isMain ? count > 1 && texts.mainHelp : place.isUsed && texts.used;
  return (
    <li className={classes['place']}>
      <span className={classes['grow']}>
        <strong>{name}</strong> {place.isMain && <Badge>{write(texts.mainBadge)}</Badge>}{' '}
        {about && <span className={classes['muted']}>{write(about)}</span>}
      </span>
      {may('edit-inventory') && (
        <span className={classes['buttons']}>
          {count > 1 && (
            <>
              <Button
                isSmall
                isIcon
                kind="quiet"
                aria-label={write(texts.up, { name })}
                isDisabled={index === 0}
                onPress={() => onMove(index - 1)}
              >
                <ArrowUp size={16} aria-hidden="true" />
              </Button>
              <Button
                isSmall
                isIcon
                kind="quiet"
                aria-label={write(texts.down, { name })}
                isDisabled={index === count - 1}
                onPress={() => onMove(index + 1)}
              >
                <ArrowDown size={16} aria-hidden="true" />
              </Button>
            </>
          )}
          <Button isSmall aria-label={write(texts.renameOf, { name })} onPress={onRename}>
            {write(texts.rename)}
          </Button>
          {!place.isMain && (
            <Button
              isSmall
              aria-label={write(texts.archiveOf, { name })}
              onPress={() => change(place.id, { isArchived: { from: false, to: true } })}
            >
              {write(texts.archive)}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function useChange(onDone?: () => void) {
  const { identifier } = useSite();
  const edit = useWrite('PATCH /api/sites/:identifier/stock-locations/:id', {
    refreshes,
    ...(onDone && { onDone }),
  });
  type Changes = Parameters<typeof edit.run>[0]['body']['changes'];
  return (id: string, changes: Changes) =>
    edit.run({ params: { identifier, id }, body: { changes } });
}

function ArchivedPlace({ place: { id, name } }: { place: StockLocation }) {
  const write = useTexts();
  const { may } = useSite();
  const change = useChange();
  return (
    <li className={classes['place']}>
      <span className={classes['grow']}>{name}</span>
      {may('edit-inventory') && (
        <Button
          isSmall
          aria-label={write(texts.restoreOf, { name })}
          onPress={() => change(id, { isArchived: { from: true, to: false } })}
        >
          {write(texts.restore)}
        </Button>
      )}
    </li>
  );
}

function NewPlace() {
  const write = useTexts();
  const { identifier } = useSite();
  const [name, setName] = useState('');
  const add = useWrite('POST /api/sites/:identifier/stock-locations', {
    refreshes,
    onDone: () => setName(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    add.run({ params: { identifier }, body: { name: name.trim() } });
  };
  return (
    <form className={classes['line']} onSubmit={submit}>
      <TextField
        label={write(texts.newName)}
        value={name}
        onChange={setName}
        maxLength={stockLimits.locationName}
      />
      <Button type="submit" isPending={add.isRunning}>
        {write(texts.add)}
      </Button>
    </form>
  );
}

function RenameDialog({ place, onClose }: { place: StockLocation; onClose: () => void }) {
  const write = useTexts();
  const [name, setName] = useState(place.name || write(texts.main));
  const change = useChange(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    change(place.id, { name: { from: place.name, to: name.trim() } });
  };
  return (
    <Dialog isOpen title={write(texts.rename)} onClose={onClose}>
      <form className={classes['form']} onSubmit={submit}>
        <TextField
          label={write(texts.name)}
          value={name}
          onChange={setName}
          maxLength={stockLimits.locationName}
        />
        <div className={classes['buttons']}>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button type="submit" kind="primary">
            {write(texts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
