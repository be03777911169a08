import { Link } from 'react-aria-components/Link';
import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { Card } from '../../../ui/page.tsx';
import { FailedState } from '../../../ui/states.tsx';
import { bulkTexts as texts } from './bulk-texts.ts';
import classes from './bulk.module.css';

const shown = 5;

/** The newest changes of many products, and how they stand. */
export function RecentBulkEdits() {
  const write = useTexts();
  const { identifier, href, timeZone } = useSite();
  const read = useRead('GET /api/sites/:identifier/bulk-edits', { params: { identifier } });
  if (read.state === 'failed') {
    return (
      <Card title={write(texts.recent)}>
        <FailedState failure={read.failure} onRetry={read.refetch} />
      </Card>
    );
  }
  if (read.state !== 'success' || read.answer.bulkEdits.length === 0) return null;
  return (
    <Card title={write(texts.recent)}>
      <ul className={classes['list']}>
        {read.answer.bulkEdits.slice(0, shown).map(({ id, state, createdOn, madeBy, written }) => (
          <li key={id} className={classes['line']}>
            <Link href={href(`products/bulk/${id}`)}>
              <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} /> · {written}
            </Link>
            <span className={classes['muted']}>{write(texts.by, { name: madeBy })}</span>
            <Badge tone={state === 'done' ? 'success' : 'neutral'}>{write(texts[state])}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
