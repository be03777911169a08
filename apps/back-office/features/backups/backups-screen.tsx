import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Banner, EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { BackupTable, isBusy } from './backup-table.tsx';
import { backupsTexts as texts } from './backups-texts.ts';
import classes from './backups.module.css';
import { ScheduleCard } from './schedule-card.tsx';
import { UploadCard } from './upload-card.tsx';

const askEveryMs = 1_500;

/** Backups of the installation: made, kept, taken away, brought back. */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/backups', { params: { identifier } });
  const make = useWrite('POST /api/sites/:identifier/backups', {
    refreshes: ['GET /api/sites/:identifier/backups'],
  });
  const known = read.state === 'success' ? read.answer : undefined;
  const isWorking = known?.backups.some(isBusy) ?? false;
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
      actions={
        <Button
          kind="primary"
          isPending={make.isRunning}
          onPress={() => make.run({ params: { identifier } })}
        >
          {write(texts.make)}
        </Button>
      }
    >
      <p>{write(texts.intro)}</p>
      <Banner tone="warning">{write(texts.secrets)}</Banner>
      <Card title={write(texts.kept)} isFlush>
        {read.state === 'pending' && <PendingState />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {known &&
          (known.backups.length === 0 ? (
            <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>
          ) : (
            <BackupTable backups={known.backups} />
          ))}
      </Card>
      {known && (
        <div className={classes['ways']}>
          <ScheduleCard key={JSON.stringify(known.schedule)} schedule={known.schedule} />
          <UploadCard onUploaded={readAgain} />
        </div>
      )}
    </Page>
  );
}
