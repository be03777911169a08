import { seoChecks, type CallAnswer, type SeoCheck } from '@sitewright/contract';
import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import classes from './seo.module.css';
import { checkTexts, seoTexts as texts } from './seo-texts.ts';

const checksRead = 'GET /api/sites/:identifier/seo';

type Check = CallAnswer<typeof checksRead>['checks'][number];

const groups = ['mend', 'look', 'good'] as const;
const icons = { mend: CircleAlert, look: Eye, good: CircleCheck } as const;

/** What search engines find and miss, by looking; each line leads to exactly those things. */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(checksRead, { params: { identifier } });
  const checks = read.state === 'success' ? read.answer.checks : [];
  const isClean = read.state === 'success' && checks.every(({ state }) => state !== 'mend');
  return (
    <Page
      title={write(texts.title)}
      isNarrow
      actions={
        read.state === 'success' && (
          <Button onPress={() => read.refetch()}>{write(texts.again)}</Button>
        )
      }
    >
      <p className={classes['muted']}>{write(texts.lead)}</p>
      {read.state === 'pending' && <PendingState lines={10} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {isClean && (
        <Card>
          <EmptyState title={write(texts.allGood)}>{write(texts.allGoodText)}</EmptyState>
        </Card>
      )}
      {groups.map((group) => {
        const own = checks.filter(({ state }) => state === group);
        if (own.length === 0) return null;
        return (
          <Card key={group} title={write(texts[group])}>
            <ul className={classes['list']}>
              {own.map((check) => (
                <CheckLine key={check.check} {...check} group={group} />
              ))}
            </ul>
          </Card>
        );
      })}
    </Page>
  );
}

/** Of the whole site: nothing of it is counted. */
function isOfSite(check: SeoCheck): boolean {
  return seoChecks.indexOf(check) <= seoChecks.indexOf('site-description');
}

function CheckLine({ check, count, isMore, group }: Check & { group: (typeof groups)[number] }) {
  const write = useTexts();
  const { href } = useSite();
  const Icon = icons[group];
  const { name, why, path } = checkTexts[check];
  const to = path ?? `seo/${check}`;
  return (
    <li className={classes['line']}>
      <Icon size={18} aria-hidden="true" className={classes[group] ?? ''} />
      <span className={classes['words']}>
        <span className={classes['name']}>
          {write(name)}
          {group === 'good' && !isOfSite(check) && (
            <Badge tone="success">{write(texts.nothing)}</Badge>
          )}
          {count > 0 && (
            <Badge tone={group === 'mend' ? 'danger' : 'neutral'}>
              {isMore ? write(texts.more, { count: String(count) }) : count}
            </Badge>
          )}
        </span>
        {group !== 'good' && <span className={classes['muted']}>{write(why)}</span>}
      </span>
      {group !== 'good' && (
        <ButtonLink isSmall href={href(to)} aria-label={write(texts.showOf, { name: write(name) })}>
          {write(texts.show)}
        </ButtonLink>
      )}
    </li>
  );
}
