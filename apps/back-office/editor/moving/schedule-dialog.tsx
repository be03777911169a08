import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { InstantField } from '../../features/rules/instant-field.tsx';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { zoneName } from '../../ui/zone-name.ts';
import classes from '../editor.module.css';
import { movingTexts as texts } from './moving-texts.ts';
import type { Moving } from './use-moving.ts';

/** Asks when a page shall be published by itself. */
export function ScheduleDialog({ moving, onClose }: { moving: Moving; onClose: () => void }) {
  const write = useTexts();
  useOverlay('publish');
  const { timeZone } = useSite();
  const { publishAt } = moving.head;
  const [at, setAt] = useState(publishAt === null ? null : Date.parse(publishAt));
  const [isTried, setTried] = useTried();
  const [openedAt] = useState(() => Date.now());
  const isToCome = at !== null && at > openedAt;
  const plan = async () => {
    setTried(true);
    if (!isToCome) return;
    if (await moving.run('scheduled', at)) onClose();
  };
  return (
    <Dialog
      isOpen
      title={write(texts.scheduleTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={moving.isRunning} onPress={() => void plan()}>
            {write(texts.plan)}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        <p>{write(texts.scheduleText)}</p>
        <InstantField
          label={write(texts.when)}
          help={write(texts.zone, { zone: zoneName(timeZone) })}
          value={at}
          onChange={setAt}
          error={isTried && !isToCome ? write(texts.notToCome) : undefined}
        />
      </div>
    </Dialog>
  );
}
