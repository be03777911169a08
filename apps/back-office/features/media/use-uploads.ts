import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../../app/office-context.ts';
import { refreshReads } from '../../data/query-client.ts';
import { shownAtMost } from './shown-uploads.ts';
import { isUploading, readUploads, watchUploads, type UploadLine } from './upload-store.ts';

/** What tells of files: asked anew when one comes, changes or goes. */
export const fileReads = [
  'GET /api/sites/:identifier/files',
  'GET /api/sites/:identifier/files/:id',
  'GET /api/sites/:identifier/files/count',
  'GET /api/sites/:identifier/file-folders',
] as const;

/** The uploads to this site. Lists of files are read anew as they end; leaving the tab is asked about. */
export function useUploads(): readonly UploadLine[] {
  const client = useQueryClient();
  const { identifier } = useSite();
  const all = useSyncExternalStore(watchUploads, readUploads);
  const own = all.filter((line) => line.identifier === identifier);
  const done = own.filter(({ state }) => state === 'done').length;
  // Of thousands, not each asks for all lists.
  const step = own.length > shownAtMost && done < own.length ? 20 : 1;
  const refreshed = Math.floor(done / step) * step;
  useEffect(() => {
    if (refreshed > 0) void refreshReads(client, fileReads);
  }, [client, refreshed]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUploading()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return own;
}
