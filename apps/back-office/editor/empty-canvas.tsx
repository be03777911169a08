import type { ScreenText } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { mailPartTexts } from './mail/mail-part-texts.ts';
import type { EditedThing } from './use-open-document.ts';

const titles = {
  page: texts.emptyPage,
  post: texts.emptyPost,
  product: texts.emptyBody,
  popup: texts.emptyPopup,
  'block-field': texts.emptyArea,
  mail: mailPartTexts.empty,
} as const;

/** What people see on the canvas until there is something. */
export function EmptyCanvas({
  edited,
  hasRows,
  onAdd,
}: {
  edited: EditedThing;
  hasRows: boolean;
  /** Missing: it is only looked at. */
  onAdd: (() => void) | undefined;
}) {
  const write = useTexts();
  return (
    <div className={classes['begin']}>
      <EmptyState
        title={write(titles[edited.purpose])}
        action={
          onAdd && (
            <Button kind="primary" onPress={onAdd}>
              {write(hasRows ? texts.addBlock : texts.addSection)}
            </Button>
          )
        }
      >
        {write(detailsOf(edited))}
      </EmptyState>
    </div>
  );
}

function detailsOf({ area, mailPart }: EditedThing): ScreenText {
  if (mailPart) return mailPartTexts.emptyText;
  return area ? texts.emptyAreaText : texts.emptyPageText;
}
