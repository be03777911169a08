import { lazy, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { PendingState } from '../../ui/states.tsx';
import classes from './activity.module.css';

const texts = defineTexts({
  history: { en: 'History', de: 'Änderungen' },
  all: { en: 'See all', de: 'Alle ansehen' },
});

// The words for everything that is logged come after the screen: the list stands at its end.
const ActivityList = lazy(async () => ({
  default: (await import('./activity-list.tsx')).ActivityList,
}));

const shown = 3;

/** The latest that was written of a thing; nothing while there is nothing. */
export function ActivityHistory({ subject }: { subject: string }) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/activity', {
    params: { identifier },
    query: { subject, limit: shown },
  });
  if (read.state !== 'success' || read.answer.activity.length === 0) return null;
  return (
    <Card
      title={write(texts.history)}
      isFlush
      actions={
        read.answer.after !== undefined && (
          <Link
            className={classes['link'] ?? ''}
            href={href(`activity?subject=${encodeURIComponent(subject)}`)}
          >
            {write(texts.all)}
          </Link>
        )
      }
    >
      <Suspense fallback={<PendingState />}>
        <ActivityList entries={read.answer.activity} label={write(texts.history)} />
      </Suspense>
    </Card>
  );
}
