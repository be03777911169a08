import type { DesignSite, SectionDesign } from '@sitewright/blocks';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PendingState } from '../../ui/states.tsx';
import { editorTexts as texts } from '../editor-texts.ts';

// All designs with their words: only who adds a section reads them.
const SectionLibrary = lazy(async () => ({
  default: (await import('./section-library.tsx')).SectionLibrary,
}));

/** Adds a section: one of the library, as it will look on the page. */
export function SectionDialog({
  page,
  onPick,
  onClose,
}: {
  /** The page on the canvas; missing: it is on its way. */
  page: Document | undefined;
  onPick: (design: SectionDesign, site: DesignSite) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.addSection)}
      onClose={onClose}
      actions={
        <Button kind="quiet" onPress={onClose}>
          {write(texts.cancel)}
        </Button>
      }
    >
      <Suspense fallback={<PendingState />}>
        {page ? <SectionLibrary page={page} onPick={onPick} /> : <PendingState />}
      </Suspense>
    </Dialog>
  );
}
