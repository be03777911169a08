import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { settingsTexts } from '../settings/settings-texts.ts';
import { LockForm } from './lock-form.tsx';
import { lockScreenPage } from './lock-screen-page.ts';
import { OverlaySettings } from './overlay-settings.tsx';
import { overlayTexts as texts } from './overlay-texts.ts';

const refreshes = ['GET /api/sites/:identifier/lock'] as const;

/** The password of the whole site, and the words of the lock screen. ROUT-18 */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const read = useRead(refreshes[0], { params: { identifier } });
  const back = { href: href('settings'), label: write(settingsTexts.settings) };
  return (
    <Page title={write(lockScreenPage.title)} back={back} isNarrow>
      <Card title={write(texts.siteLock)}>
        {read.state === 'pending' && <PendingState lines={2} />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {read.state === 'success' && (
          <>
            <div>
              <Badge tone={read.answer.isLocked ? 'warning' : 'success'}>
                {write(read.answer.isLocked ? texts.siteIsLocked : texts.siteIsOpen)}
              </Badge>
            </div>
            {may('edit-settings') && <SiteLockForm isLocked={read.answer.isLocked} />}
          </>
        )}
      </Card>
      <OverlaySettings page={lockScreenPage} />
    </Page>
  );
}

function SiteLockForm({ isLocked }: { isLocked: boolean }) {
  const { identifier } = useSite();
  const params = { identifier };
  const [answered, setAnswered] = useState('');
  const setting = useWrite('PUT /api/sites/:identifier/lock', {
    refreshes,
    onDone: ({ activityId = '' }) => setAnswered(activityId),
    onFailed: () => undefined,
  });
  const clearing = useWrite('DELETE /api/sites/:identifier/lock', { refreshes });
  return (
    <LockForm
      // A word that was taken does not stay in its field.
      key={`${String(isLocked)} ${answered}`}
      isLocked={isLocked}
      isRunning={setting.isRunning || clearing.isRunning}
      failure={setting.failure}
      onSet={(password) => setting.run({ params, body: { password } })}
      onClear={() => clearing.run({ params })}
    />
  );
}
