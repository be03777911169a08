import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { DraftForm } from './draft-form.tsx';
import { draftTexts as texts } from './draft-texts.ts';
import { emptyDraft } from './empty-draft.ts';

/** Puts an order together for somebody. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  return (
    <Page title={write(texts.newDraft)} back={{ href: href('drafts'), label: write(texts.title) }}>
      <DraftForm saved={emptyDraft} />
    </Page>
  );
}
