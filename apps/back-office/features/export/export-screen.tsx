import type { SiteExport } from '@sitewright/contract';
import { FolderDown } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { exportTexts as texts } from './export-texts.ts';
import classes from './export.module.css';

const list = 'GET /api/sites/:identifier/exports';
const askEveryMs = 1_500;

/** The site as one ZIP: made in the background, taken away for an hour. */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(list, { params: { identifier } });
  const make = useWrite('POST /api/sites/:identifier/exports', { refreshes: [list] });
  const exports = read.state === 'success' ? read.answer.exports : [];
  const isWorking = exports.some(isBusy);
  const readAgain = (): void => {
    if (read.state !== 'pending') read.refetch();
  };
  const again = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => again(), askEveryMs);
    return () => clearInterval(timer);
  }, [isWorking]);
  return (
    <Page
      title={write(texts.title)}
      isNarrow
      actions={
        <Button
          kind="primary"
          isDisabled={isWorking}
          isPending={make.isRunning}
          onPress={() => make.run({ params: { identifier } })}
        >
          {write(texts.make)}
        </Button>
      }
    >
      <div className={classes['lead']}>
        <p>{write(texts.lead)}</p>
        <p className={classes['muted']}>{write(texts.without)}</p>
      </div>
      <Card title={write(texts.files)}>
        {read.state === 'pending' && <PendingState />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {read.state === 'success' && exports.length === 0 && (
          <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>
        )}
        <ul className={classes['list']} aria-live="polite">
          {exports.map((one) => (
            <ExportRow key={one.id} shown={one} />
          ))}
        </ul>
      </Card>
    </Page>
  );
}

function ExportRow({ shown }: { shown: SiteExport }) {
  const write = useTexts();
  const { identifier, timeZone } = useSite();
  const { formatNumber, formatTime } = useIntl();
  const { id, state, filename, byteSize, progress, problem, madeBy, createdOn, expiresOn } = shown;
  const tone = state === 'ready' ? 'success' : state === 'failed' ? 'danger' : 'info';
  return (
    <li className={classes['entry']}>
      <span className={classes['names']}>
        <span className={classes['name']}>{filename}</span>
        <span className={classes['muted']}>
          <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} /> ·{' '}
          {write(texts.by, { name: madeBy })}
          {byteSize > 0 &&
            ` · ${formatNumber(byteSize / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })}`}
          {state === 'ready' &&
            expiresOn !== null &&
            ` · ${write(texts.until, { time: formatTime(expiresOn, { timeZone }) })}`}
        </span>
        {isBusy(shown) && (
          <label className={classes['names']}>
            <span className={classes['muted']}>{write(texts.progress, progress)}</span>
            <progress
              className={classes['bar']}
              {...(progress.total > 0 && { value: progress.done, max: progress.total })}
            />
          </label>
        )}
        {problem !== '' && <span className={classes['problem']}>{problem}</span>}
      </span>
      <span className={classes['actions']}>
        <Badge tone={tone}>{write(texts[state])}</Badge>
        {state === 'ready' && (
          <ButtonLink
            isSmall
            download
            href={`/api/sites/${identifier}/exports/${id}/file`}
            aria-label={write(texts.downloadOf, { name: filename })}
          >
            <FolderDown size={16} aria-hidden="true" />
            {write(texts.download)}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

function isBusy({ state }: Pick<SiteExport, 'state'>): boolean {
  return state === 'waiting' || state === 'making';
}
