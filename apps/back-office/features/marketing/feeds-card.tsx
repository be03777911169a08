import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './marketing.module.css';
import { marketingTexts as texts } from './marketing-texts.ts';

/** The addresses of the product feeds, ready to copy, and what their items lack. FEED-01 */
export function FeedsCard() {
  const write = useTexts();
  const { identifier } = useSite();
  const { copied, copy } = useCopy();
  const read = useRead('GET /api/sites/:identifier/feeds', { params: { identifier } });
  if (read.state !== 'success') {
    return (
      <Card title={write(texts.feeds)}>
        {read.state === 'pending' ? (
          <PendingState lines={3} />
        ) : (
          <FailedState failure={read.failure} onRetry={read.refetch} />
        )}
      </Card>
    );
  }
  const { feeds, items, leftOut, problems } = read.answer;
  return (
    <Card title={write(texts.feeds)}>
      <p className={classes['muted']}>{write(texts.feedsText)}</p>
      <div className={classes['feeds']}>
        {feeds.map(({ name, url }) => (
          <div key={url} className={classes['feed']}>
            <TextField label={name} value={url} isReadOnly />
            <Button aria-label={write(texts.copy, { name })} onPress={() => copy(url)}>
              {copied === url ? write(texts.copied) : write(texts.copyShort)}
            </Button>
          </div>
        ))}
      </div>
      <p>
        {write(texts.items, { count: items })}
        {leftOut > 0 && ` · ${write(texts.leftOut, { count: leftOut })}`}
      </p>
      {problems.length > 0 && (
        <ul className={classes['problems']}>
          {problems.map(({ problem, count, examples }) => (
            <li key={problem}>
              <span>
                {write(texts[problem])} <Badge>{count}</Badge>
              </span>
              <span className={classes['muted']}>{examples[0]?.title}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
