import type { SignUpPlace } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { listsRead, type MailingList } from './mailing-list.ts';
import { mailingListTexts as texts } from './mailing-list-texts.ts';
import { NoListsDialog } from './no-lists-dialog.tsx';

interface PlaceDialogProps {
  readonly place: SignUpPlace;
  readonly listId: string | null;
  readonly lists: readonly MailingList[];
  readonly onClose: () => void;
  /** There is no list to choose: one is made first. */
  readonly onCreate: () => void;
}

/** Chooses the list that a place writes to. CONN-04, CONN-05 */
export function PlaceDialog({ place, listId, lists, onClose, onCreate }: PlaceDialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const [chosen, setChosen] = useState(listId);
  const [error, setError] = useState<string>();
  const choose = useWrite('PUT /api/sites/:identifier/sign-up-places/:place', {
    refreshes: [listsRead],
    onDone: onClose,
    onFailed: ({ code, message }) =>
      setError(code === 'list_required' ? write(texts.listRequired) : message),
  });
  const send = (id: string | null) =>
    choose.run({ params: { identifier, place }, body: { listId: id } });
  const title = write(texts.chooseOf, { place: write(texts[place]) });
  if (lists.length === 0) {
    return <NoListsDialog title={title} onClose={onClose} onCreate={onCreate} />;
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          {listId !== null && <Button onPress={() => send(null)}>{write(texts.disconnect)}</Button>}
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={choose.isRunning} onPress={() => send(chosen ?? '')}>
            {write(texts.save)}
          </Button>
        </>
      }
    >
      <SelectField
        label={write(texts.list)}
        placeholder={write(texts.pickList)}
        choices={lists.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          setError(undefined);
        }}
        error={error}
      />
    </Dialog>
  );
}
