import type { ActivityEntry } from '@sitewright/contract';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useUndo } from '../../data/use-undo.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import classes from './activity.module.css';
import { pathOf } from './activity-kinds.ts';
import { useActivityWords } from './activity-words.ts';
import { useFieldWords } from './field-words.ts';
import { keepDifferent } from './keep-different.ts';

const texts = defineTexts({
  key: { en: 'API key', de: 'API-Schlüssel' },
  operator: { en: 'Command of the operator', de: 'Befehl des Betreibers' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Undone', de: 'Zurückgenommen' },
  isUndoing: { en: 'Takes back an earlier change', de: 'Nimmt eine frühere Änderung zurück' },
  details: { en: 'Details', de: 'Einzelheiten' },
  open: { en: 'Open', de: 'Öffnen' },
  field: { en: 'What', de: 'Was' },
  before: { en: 'Before', de: 'Vorher' },
  after: { en: 'After', de: 'Nachher' },
});

/** Entries of the log, the newest first: who did what, details on opening, Undo where it may be. */
export function ActivityList({
  entries,
  label,
}: {
  entries: readonly ActivityEntry[];
  label: string;
}) {
  return (
    <ol className={classes['list']} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes['entry']}>
          <ActivityLine entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function ActivityLine({ entry }: { entry: ActivityEntry }) {
  const write = useTexts();
  const tell = useActivityWords();
  const { href, timeZone, identifier } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const undo = useUndo();
  const { id, actor, at, undoneBy, undoes, mayUndo } = entry;
  const path = pathOf(entry);
  const hasDetails = Object.keys(entry.before).length + Object.keys(entry.after).length > 0;
  const detailsId = `details-${id}`;
  return (
    <>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <p className={classes['sentence']}>
            <strong>{actor.name}</strong> {tell(entry)}
          </p>
          <p className={classes['muted']}>
            <DateTime at={new Date(at).toISOString()} timeZone={timeZone} />
            {actor.kind !== 'person' && ` · ${write(texts[actor.kind])}`}
            {undoes !== null && ` · ${write(texts.isUndoing)}`}
          </p>
        </div>
        <div className={classes['actions']}>
          {undoneBy !== null && <Badge>{write(texts.undone)}</Badge>}
          {mayUndo && (
            <Button
              isSmall
              isPending={undo.isRunning}
              onPress={() => void undo.run(identifier, [id])}
            >
              {write(texts.undo)}
            </Button>
          )}
          {path !== undefined && (
            <Link href={href(path)} className={classes['link'] ?? ''}>
              {write(texts.open)}
            </Link>
          )}
          {hasDetails && (
            <button
              type="button"
              className={classes['toggle']}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {write(texts.details)}
            </button>
          )}
        </div>
      </div>
      {isOpen && <Details id={detailsId} entry={entry} />}
    </>
  );
}

function Details({ id, entry }: { id: string; entry: ActivityEntry }) {
  const write = useTexts();
  const { nameOf, valueOf } = useFieldWords();
  const fields = [...new Set([...Object.keys(entry.before), ...Object.keys(entry.after)])];
  return (
    <div id={id} className={classes['details']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{write(texts.field)}</th>
            <th scope="col">{write(texts.before)}</th>
            <th scope="col">{write(texts.after)}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{nameOf(entry, field)}</th>
              {keepDifferent(entry.before[field], entry.after[field]).map((value, side) => (
                <td key={side}>{valueOf(entry, field, value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
