import { formMessages, generalMessages, type CallFailure } from '@sitewright/contract';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldConflicts, type PrintValue } from './field-conflicts.tsx';
import { focusWrong } from './focus-wrong.ts';
import classes from './save-bar.module.css';
import type { EditForm } from './use-edit-form.ts';

const texts = defineTexts({
  unsaved: { en: 'Unsaved changes', de: 'Nicht gespeicherte Änderungen' },
  restored: {
    en: 'What you typed here before was restored. It is not saved yet.',
    de: 'Ihre frühere Eingabe wurde wiederhergestellt. Sie ist noch nicht gespeichert.',
  },
  save: { en: 'Save', de: 'Speichern' },
  discard: { en: 'Discard', de: 'Verwerfen' },
  stay: { en: 'Keep editing', de: 'Weiter bearbeiten' },
  leaving: {
    en: 'You have changes that are not saved. Save or discard them before you go on.',
    de: 'Es gibt nicht gespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie weitergehen.',
  },
  invalid: {
    en: generalMessages.updateMissing,
    de: 'Ergänzen oder berichtigen Sie die Angaben oben.',
  },
  network: {
    en: generalMessages.checkConnection,
    de: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
});

/**
 * The end of a form: Save and Discard while something is not saved, what was refused, conflicts,
 * and the question before the screen is left.
 */
export function SaveBar<Fields extends FieldValues>({
  edit,
  labels,
  printValue,
}: {
  edit: EditForm<Fields>;
  /** What fields are called, for conflicts. */
  labels: Readonly<Record<string, string>>;
  /** How both versions of a field are shown. */
  printValue?: PrintValue;
}) {
  const write = useTexts();
  const isKept = edit.isDirty || edit.isSaving;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isKept && current.pathname !== next.pathname,
    enableBeforeUnload: isKept,
    withResolver: true,
  });
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusWrong();
  }, [refusals]);
  const save = async (): Promise<boolean> => {
    const isSaved = await edit.save();
    if (!isSaved) setRefusals((count) => count + 1);
    return isSaved;
  };
  useShortcuts({
    'mod+s': () => {
      finishTyping();
      void save();
    },
  });
  const problem = useProblem(edit);
  return (
    <>
      <FieldConflicts edit={edit} labels={labels} {...(printValue && { printValue })} />
      {isKept && (
        <div className={classes['bar']}>
          <span role={problem ? 'alert' : undefined} className={problem && classes['problem']}>
            {problem ?? write(edit.isRestored ? texts.restored : texts.unsaved)}
          </span>
          <div className={classes['buttons']}>
            <Button onPress={edit.discard}>{write(texts.discard)}</Button>
            <Button kind="primary" isPending={edit.isSaving} onPress={() => void save()}>
              {write(texts.save)}
            </Button>
          </div>
        </div>
      )}
      {blocker.status === 'blocked' && (
        <Dialog
          isOpen
          isUrgent
          title={write(texts.unsaved)}
          onClose={blocker.reset}
          actions={
            <>
              <Button kind="quiet" onPress={blocker.reset}>
                {write(texts.stay)}
              </Button>
              <Button
                onPress={() => {
                  edit.discard();
                  blocker.proceed();
                }}
              >
                {write(texts.discard)}
              </Button>
              <Button
                kind="primary"
                onPress={() =>
                  void save().then((isSaved) => (isSaved ? blocker.proceed() : blocker.reset()))
                }
              >
                {write(texts.save)}
              </Button>
            </>
          }
        >
          <p>{write(texts.leaving)}</p>
        </Dialog>
      )}
    </>
  );
}

/** Fields that take what was typed when they are left, as those of money do, take it now. */
function finishTyping(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}

/** Why it is not saved, in one sentence. */
function useProblem<Fields extends FieldValues>({
  form,
  failure,
}: EditForm<Fields>): string | undefined {
  const write = useTexts();
  if (Object.keys(form.formState.errors).length > 0) return write(texts.invalid);
  return failure && sentenceOf(failure, write(texts.network));
}

function sentenceOf({ kind, message }: CallFailure, network: string): string {
  if (kind === 'offline') return network;
  return message || formMessages.invalidFields;
}
