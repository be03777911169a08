import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner } from '../../ui/states.tsx';
import { mailingListTexts as texts } from './mailing-list-texts.ts';

/** There is no list to choose: one is made first. CONN-05 */
export function NoListsDialog({
  title,
  onClose,
  onCreate,
}: {
  title: string;
  onClose: () => void;
  onCreate: () => void;
}) {
  const write = useTexts();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" onPress={onCreate}>
            {write(texts.create)}
          </Button>
        </>
      }
    >
      <Banner>{write(texts.noLists)}</Banner>
    </Dialog>
  );
}
