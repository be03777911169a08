import { mainLocationId } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import classes from './inventory.module.css';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { useLocations } from './use-locations.ts';
import { reasonText } from './stock-reasons.ts';

/** What was moved of a variant by hand, the newest first. */
export function StockHistory({ variantId }: { variantId: string }) {
  const write = useTexts();
  const { identifier, timeZone } = useSite();
  const { open, nameOf } = useLocations();
  const read = useRead('GET /api/sites/:identifier/inventory/:id/changes', {
    params: { identifier, id: variantId },
    query: {},
  });
  if (read.state === 'pending') return <PendingState lines={2} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const { changes } = read.answer;
  return (
    <section className={classes['form']} aria-label={write(texts.history)}>
      <h3>{write(texts.history)}</h3>
      {changes.length === 0 && <span className={classes['muted']}>{write(texts.noHistory)}</span>}
      <ul className={classes['history']}>
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{change.by > 0 ? `+${change.by}` : change.by}</strong>{' '}
            {write(reasonText(change.reason))}
            {change.locationId !== null &&
              (open.length > 1 || change.locationId !== mainLocationId) &&
              ` · ${nameOf(change.locationId)}`}
            {change.note !== '' && ` · ${change.note}`}
            {change.quantity !== null && ` · ${write(texts.after, { count: change.quantity })}`}
            <span className={classes['muted']}>
              {' '}
              {change.actorName},{' '}
              <DateTime at={new Date(change.happenedOn).toISOString()} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
