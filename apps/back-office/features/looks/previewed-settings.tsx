import type { LookView } from '@sitewright/contract';
import type { ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import type { Settings } from '../settings/use-group-form.ts';

interface PreviewedSettingsProps {
  readonly title: string;
  /** The form over the settings beside pages of the site, of which there are these views. */
  readonly children: (read: { settings: Settings; views: readonly LookView[] }) => ReactNode;
}

/** A screen of settings that are seen on the site's own pages before they are saved. */
export function PreviewedSettings({ title, children }: PreviewedSettingsProps) {
  const { identifier } = useSite();
  const settings = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  const theme = useRead('GET /api/sites/:identifier/theme', { params: { identifier } });
  const failed = [settings, theme].find((read) => read.state === 'failed');
  return (
    <Page title={title}>
      {failed ? (
        <FailedState failure={failed.failure} onRetry={failed.refetch} />
      ) : (
        settings.state === 'success' &&
        theme.state === 'success' &&
        children({ settings: settings.answer.settings, views: theme.answer.views })
      )}
      {!failed && (settings.state === 'pending' || theme.state === 'pending') && (
        <PendingState lines={12} />
      )}
    </Page>
  );
}
