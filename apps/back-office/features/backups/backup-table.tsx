import type { BackupStatus } from '@sitewright/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { backupsTexts as texts } from './backups-texts.ts';
import classes from './backups.module.css';
import { RestoreDialog } from './restore-dialog.tsx';

/** The kept backups, and what can be done with each. */
export function BackupTable({ backups }: { backups: readonly BackupStatus[] }) {
  const write = useTexts();
  const { identifier, timeZone } = useSite();
  const { formatNumber } = useIntl();
  const { ask } = useConfirm();
  const [chosen, setChosen] = useState<BackupStatus>();
  const refreshes = ['GET /api/sites/:identifier/backups'] as const;
  const remove = useWrite('DELETE /api/sites/:identifier/backups/:id', {
    refreshes,
    onDone: () => showToast({ message: write(texts.deleted) }),
  });
  const download = useProvedWrite('POST /api/sites/:identifier/backups/:id/downloads', {
    onDone: (_answer, { params }) =>
      location.assign(`/api/sites/${identifier}/backups/${params.id}/file`),
  });
  const askAndRemove = async ({ id, filename }: BackupStatus) => {
    const isSure = await ask({
      title: write(texts.deleteOf, { name: filename }),
      text: write(texts.deleteText),
      confirmLabel: write(texts.delete),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier, id } });
  };
  return (
    <>
      <DataTable
        label={write(texts.kept)}
        rows={backups}
        idOf={({ id }) => id}
        nameOf={({ filename }) => filename}
        columns={[
          {
            key: 'file',
            title: write(texts.file),
            cell: (backup) => (
              <span className={classes['names']}>
                <DateTime at={new Date(backup.createdOn).toISOString()} timeZone={timeZone} />
                <span className={classes['muted']}>
                  {write(texts[backup.kind])}
                  {backup.madeBy !== null && ` ${write(texts.by, { name: backup.madeBy })}`}
                </span>
              </span>
            ),
          },
          {
            key: 'state',
            title: write(texts.state),
            isState: true,
            cell: (backup) => <BackupState backup={backup} />,
          },
          {
            key: 'holds',
            title: write(texts.holds),
            cell: ({ facts, progress, state }) =>
              facts ? (
                <span className={classes['muted']}>{write(texts.facts, { ...facts })}</span>
              ) : (
                state === 'making' && (
                  <span className={classes['muted']}>{write(texts.progress, progress)}</span>
                )
              ),
          },
          {
            key: 'size',
            title: write(texts.size),
            isNumber: true,
            cell: ({ byteSize }) =>
              byteSize > 0 &&
              formatNumber(byteSize / 1e6, {
                style: 'unit',
                unit: 'megabyte',
                maximumFractionDigits: 1,
              }),
          },
          {
            key: 'version',
            title: write(texts.version),
            isWideOnly: true,
            cell: ({ facts }) => facts?.version,
          },
          {
            key: 'actions',
            title: write(texts.actions),
            cell: (backup) => (
              <span className={classes['actions']}>
                {backup.state === 'ready' && (
                  <>
                    <Button
                      isSmall
                      aria-label={write(texts.downloadOf, { name: backup.filename })}
                      onPress={() => download.run({ params: { identifier, id: backup.id } })}
                    >
                      {write(texts.download)}
                    </Button>
                    {backup.facts?.isOfThisInstallation === true && (
                      <Button
                        isSmall
                        aria-label={write(texts.restoreOf, { name: backup.filename })}
                        onPress={() => setChosen(backup)}
                      >
                        {write(texts.restore)}
                      </Button>
                    )}
                  </>
                )}
                {!isBusy(backup) && (
                  <Button
                    isSmall
                    kind="danger"
                    aria-label={write(texts.deleteOf, { name: backup.filename })}
                    onPress={() => void askAndRemove(backup)}
                  >
                    {write(texts.delete)}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {chosen && (
        <RestoreDialog
          backup={chosen}
          onClose={() => setChosen(undefined)}
          onBegun={() => {
            setChosen(undefined);
            showToast({ message: write(texts.restoreBegun) });
          }}
        />
      )}
      {download.dialog}
    </>
  );
}

function BackupState({ backup: { state, problem, facts, restore } }: { backup: BackupStatus }) {
  const write = useTexts();
  const tone = state === 'ready' ? 'success' : state === 'failed' ? 'danger' : 'info';
  const isRestoring = restore?.state === 'waiting' || restore?.state === 'running';
  return (
    <span className={classes['names']}>
      <span className={classes['actions']}>
        <Badge tone={tone}>{write(texts[state])}</Badge>
        {isRestoring && <Badge tone="warning">{write(texts.restoring)}</Badge>}
        {restore?.state === 'done' && <Badge tone="info">{write(texts.restored)}</Badge>}
        {restore?.state === 'failed' && <Badge tone="danger">{write(texts.notRestored)}</Badge>}
        {facts?.isOfThisInstallation === false && (
          <Badge tone="warning">{write(texts.foreign)}</Badge>
        )}
      </span>
      {facts?.isOfThisInstallation === false && (
        <span className={classes['muted']}>{write(texts.foreignText)}</span>
      )}
      {problem !== '' && <span className={classes['problem']}>{problem}</span>}
      {restore?.state === 'failed' && <span className={classes['problem']}>{restore.problem}</span>}
    </span>
  );
}

/** Something works on it, or will. */
export function isBusy({ state, restore }: BackupStatus): boolean {
  const isMade = state === 'ready' || state === 'failed';
  return !isMade || restore?.state === 'waiting' || restore?.state === 'running';
}
