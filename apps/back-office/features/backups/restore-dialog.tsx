import type { BackupStatus } from '@sitewright/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { backupsTexts as texts } from './backups-texts.ts';
import classes from './backups.module.css';

interface RestoreDialogProps {
  readonly backup: BackupStatus;
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Says what will happen, and waits for the title of the site. */
export function RestoreDialog({ backup, onClose, onBegun }: RestoreDialogProps) {
  const write = useTexts();
  const { identifier, title, timeZone } = useSite();
  const { formatDate } = useIntl();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const restore = useProvedWrite('POST /api/sites/:identifier/backups/:id/restore', {
    refreshes: ['GET /api/sites/:identifier/backups'],
    onDone: onBegun,
    onFailed: ({ errors, message }) => setError(errors['confirmation'] ?? message),
  });
  const isTyped = typed.trim() === title.trim();
  const run = () => {
    setError(undefined);
    restore.run({ params: { identifier, id: backup.id }, body: { confirmation: typed } });
  };
  const { facts } = backup;
  const date = formatDate(facts?.madeOn ?? backup.createdOn, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <>
      <Dialog
        isOpen
        title={write(texts.restoreTitle)}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{write(texts.cancel)}</Button>
            <Button kind="danger" isDisabled={!isTyped} isPending={restore.isRunning} onPress={run}>
              {write(texts.restoreIt)}
            </Button>
          </>
        }
      >
        <form
          className={classes['stack']}
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped) run();
          }}
        >
          <p>{write(texts.restoreText, { date })}</p>
          {facts && <p className={classes['muted']}>{write(texts.facts, { ...facts })}</p>}
          <Banner tone="warning">{write(texts.restoreMoney)}</Banner>
          <p>{write(texts.restoreMeanwhile)}</p>
          <TextField
            label={write(texts.typeTitle, { title })}
            value={typed}
            onChange={setTyped}
            error={error}
            autoComplete="off"
          />
        </form>
      </Dialog>
      {restore.dialog}
    </>
  );
}
