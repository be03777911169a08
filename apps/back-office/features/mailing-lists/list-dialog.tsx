import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { listsRead, membersRead, type MailingList } from './mailing-list.ts';
import { mailingListTexts as texts } from './mailing-list-texts.ts';

interface ListDialogProps {
  /** Missing: a new one. */
  readonly list?: MailingList;
  readonly onClose: () => void;
}

/** Name of a list, and whether who signs up must confirm it. CONN-03 */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const { fields, change, leave } = useTypedDialog(
    list ? `lists/${list.id}` : 'list',
    {
      name: list?.name ?? '',
      requireDoubleOptIn: list?.requireDoubleOptIn ?? true,
    },
    onClose,
  );
  const { name, requireDoubleOptIn } = fields;
  const [isTried, setTried] = useTried();
  const [failure, setFailure] = useState<string>();
  const options = {
    refreshes: [listsRead, membersRead] as const,
    onDone: leave,
    onFailed: ({ message }: { message: string }) => setFailure(message),
  };
  const create = useWrite('POST /api/sites/:identifier/mailing-lists', options);
  const edit = useWrite('PATCH /api/sites/:identifier/mailing-lists/:id', options);
  const save = () => {
    setTried(true);
    if (name.trim() === '') return;
    if (!list) {
      create.run({ params: { identifier }, body: { name, requireDoubleOptIn } });
      return;
    }
    const changes = {
      ...(name !== list.name && { name: { from: list.name, to: name } }),
      ...(requireDoubleOptIn !== list.requireDoubleOptIn && {
        requireDoubleOptIn: { from: list.requireDoubleOptIn, to: requireDoubleOptIn },
      }),
    };
    edit.run({ params: { identifier, id: list.id }, body: { changes } });
  };
  return (
    <Dialog
      isOpen
      title={write(list ? texts.edit : texts.create)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={create.isRunning || edit.isRunning} onPress={save}>
            {write(texts.save)}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <TextField
        inputRef={focusFirst}
        label={write(texts.name)}
        value={name}
        onChange={(typed) => change({ name: typed })}
        maxLength={200}
        error={isTried && name.trim() === '' ? write(texts.nameMissing) : undefined}
      />
      <SwitchField
        isSelected={requireDoubleOptIn}
        onChange={(typed) => change({ requireDoubleOptIn: typed })}
        help={write(texts.doubleOptInHelp)}
      >
        {write(texts.requireDoubleOptIn)}
      </SwitchField>
    </Dialog>
  );
}
