import { useNavigate } from '@tanstack/react-router';
import { useSite } from '../app/office-context.ts';
import { useRead } from '../data/use-read.ts';
import { PageDialog } from '../features/pages/page-dialog.tsx';
import type { PageTab } from '../features/pages/page-fields.ts';
import { pageTexts } from '../features/pages/page-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FailedPart, PendingState } from '../ui/states.tsx';

/** The settings of the page that is edited, above it. EDIT-04 */
export function PageOverlay({
  pageId,
  tab,
  onClose,
  onRenamed,
}: {
  pageId: string;
  /** Shown first. */
  tab: PageTab;
  onClose: () => void;
  onRenamed: (title: string) => void;
}) {
  const write = useTexts();
  const navigate = useNavigate();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const page = read.state === 'success' && read.answer.pages.find(({ id }) => id === pageId);
  if (read.state === 'success' && page) {
    return (
      <PageDialog
        page={page}
        layouts={read.answer.layouts}
        tab={tab}
        onClose={onClose}
        onSaved={({ title }) => onRenamed(title)}
        onRemoved={() => void navigate({ href: href('pages') })}
      />
    );
  }
  return (
    <Dialog isOpen title={write(pageTexts.tabs)} onClose={onClose}>
      {read.state === 'pending' ? (
        <PendingState lines={4} />
      ) : (
        <FailedPart onRetry={read.refetch}>
          {read.state === 'failed' ? read.failure.message : write(pageTexts.gone)}
        </FailedPart>
      )}
    </Dialog>
  );
}
