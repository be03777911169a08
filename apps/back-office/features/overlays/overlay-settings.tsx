import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FailedState, PendingState } from '../../ui/states.tsx';
import type { SettingPage } from '../settings/setting-page.ts';
import { SettingsForm } from '../settings/settings-form.tsx';

/** The settings of such a page, read and saved. */
export function OverlaySettings({ page }: { page: SettingPage }) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  return <SettingsForm page={page} settings={read.answer.settings} />;
}
