import { findFieldFault, type FormField } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { FieldList } from '../../form-builder/field-list.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { formReads } from './form-reads.ts';
import { formTexts as texts } from './form-texts.ts';

/** A new form without leaving the screen that will ask it. */
export function NewFormDialog({
  onMade,
  onClose,
}: {
  onMade: (id: string) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [name, setName] = useState('');
  const [fields, setFields] = useState<readonly FormField[]>([]);
  // How often it was refused; none while nothing is wrong.
  const [refusals, setRefusals] = useState(0);
  const add = useWrite('POST /api/sites/:identifier/forms', {
    refreshes: formReads,
    onDone: ({ id }) => {
      onMade(id);
      onClose();
    },
  });
  const create = () => {
    const isWrong = name.trim() === '' || fields.some((field) => findFieldFault(field));
    setRefusals((count) => (isWrong ? count + 1 : 0));
    if (!isWrong) add.run({ params: { identifier }, body: { name, fields: [...fields] } });
  };
  return (
    <Dialog
      isOpen
      isWide
      isUrgent
      title={write(texts.add)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={add.isRunning} onPress={create}>
            {write(texts.create)}
          </Button>
        </>
      }
    >
      <div className={desk['form']}>
        <TextField
          label={write(texts.name)}
          help={write(texts.nameHelp)}
          value={name}
          onChange={setName}
          inputRef={focusFirst}
          error={refusals > 0 && name.trim() === '' ? write(texts.nameMissing) : undefined}
        />
        <FieldList fields={fields} onChange={setFields} refusal={refusals || undefined} />
      </div>
    </Dialog>
  );
}
