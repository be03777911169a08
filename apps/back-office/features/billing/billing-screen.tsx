import type { CallAnswer } from '@sitewright/contract';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Banner, FailedState, PendingState } from '../../ui/states.tsx';
import classes from './billing.module.css';
import { billingTexts as texts, partTexts, statusTexts } from './billing-texts.ts';

type Plan = CallAnswer<'GET /api/sites/:identifier/plan'>;

/** How the site stands, what it may use, and what it uses. AUTH-08, AUTH-09, ROUT-08, ROUT-09 */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { values } = useListState();
  const read = useRead('GET /api/sites/:identifier/plan', { params: { identifier } });
  return (
    <Page
      title={write(texts.title)}
      isNarrow
      actions={
        may('transfer-ownership') && (
          <ButtonLink href={href('settings/plan')}>{write(texts.change)}</ButtonLink>
        )
      }
    >
      {values['for'] !== undefined && <Banner>{write(texts.upgrade)}</Banner>}
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <PlanCards plan={read.answer} />}
    </Page>
  );
}

function PlanCards({ plan: { status, entitlements, usage } }: { plan: Plan }) {
  const write = useTexts();
  const { standing } = status;
  const { products, pages, orders, people, files, mails } = usage;
  const counted = { products, pages, orders, people, mails, files };
  const name = wordOf(statusTexts, status.name);
  return (
    <>
      <Card title={write(texts.status)}>
        <div>
          <Badge tone={standing === 'open' ? 'success' : 'warning'}>
            {name ? write(name) : status.id}
          </Badge>
        </div>
        {standing !== 'open' && <Banner tone="warning">{write(texts[standing])}</Banner>}
      </Card>
      <Card title={write(texts.parts)}>
        <dl className={classes['facts']}>
          {entitlements.map((part) => {
            const word = wordOf(partTexts, part.name);
            return (
              <div key={part.name}>
                <dt>{word ? write(word) : part.name}</dt>
                <dd>
                  <Badge tone={part.isIncluded ? 'success' : 'neutral'}>
                    {write(part.isIncluded ? texts.included : texts.missing)}
                  </Badge>
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
      <Card title={write(texts.usage)}>
        <dl className={classes['facts']}>
          {(Object.keys(counted) as (keyof typeof counted)[]).map((thing) => (
            <Fact key={thing} label={write(texts[thing])} count={counted[thing]} />
          ))}
          <Fact label={write(texts.storage)} count={usage.fileBytes / 1e6} unit="megabyte" />
          <Fact label={write(texts.database)} count={usage.databaseBytes / 1e6} unit="megabyte" />
        </dl>
      </Card>
    </>
  );
}

function Fact({ label, count, unit }: { label: string; count: number; unit?: 'megabyte' }) {
  const { formatNumber } = useIntl();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatNumber(count, {
          maximumFractionDigits: 1,
          ...(unit && { style: 'unit' as const, unit }),
        })}
      </dd>
    </div>
  );
}

function wordOf(words: Readonly<Record<string, ScreenText>>, name: string): ScreenText | undefined {
  return words[name];
}
