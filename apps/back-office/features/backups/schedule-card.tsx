import type { BackupSchedule } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { backupsTexts as texts } from './backups-texts.ts';
import classes from './backups.module.css';

/** How often backups are made by themselves, and how many are kept. */
export function ScheduleCard({ schedule }: { schedule: BackupSchedule }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [every, setEvery] = useState(schedule.every);
  const [keep, setKeep] = useState(String(schedule.keep));
  const save = useWrite('PUT /api/sites/:identifier/backups/schedule', {
    refreshes: ['GET /api/sites/:identifier/backups'],
    onDone: () => showToast({ message: write(texts.saved) }),
    onFailed: () => {},
  });
  const isSame = every === schedule.every && Number(keep) === schedule.keep;
  const choices = (['never', 'day', 'week'] as const).map((value) => ({
    value,
    label: write(texts[value]),
  }));
  return (
    <Card title={write(texts.schedule)}>
      <form
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          save.run({ params: { identifier }, body: { every, keep: Number(keep) } });
        }}
      >
        <SelectField
          label={write(texts.every)}
          choices={choices}
          value={every}
          onChange={setEvery}
        />
        <TextField
          label={write(texts.keep)}
          help={write(texts.keepHelp)}
          value={keep}
          onChange={setKeep}
          inputMode="numeric"
          error={save.failure?.errors['keep'] ?? save.failure?.message}
        />
        <div>
          <Button type="submit" isDisabled={isSame} isPending={save.isRunning}>
            {write(texts.save)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
