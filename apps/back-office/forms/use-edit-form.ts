import type { CallFailure, FieldConflict } from '@sitewright/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { findDraft, forgetDraft, keepDraft } from '../data/local-draft.ts';
import { changedFields, fieldErrorsOf } from './changed-fields.ts';

/** What a form of this kind sends: each changed field with what was seen there. */
export type EditChanges = Readonly<Record<string, { from: unknown; to: unknown }>>;

interface EditFormOptions<Fields extends FieldValues> {
  /** Names what is edited, on this device: `alder/products/6b3f…`. */
  readonly name: string;
  /** The fields as the server has them now. Others' edits arrive here and are merged. */
  readonly saved: Fields;
  /** Sends the changes; answers why it failed, or nothing. */
  readonly onSave: (changes: EditChanges) => Promise<CallFailure | undefined>;
}

/** A form that loses nothing. */
export interface EditForm<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What was typed here before and never saved is in the form again. */
  readonly isRestored: boolean;
  readonly failure: CallFailure | undefined;
  /** Fields that somebody else changed meanwhile, by name. */
  readonly conflicts: Readonly<Record<string, FieldConflict>>;
  /** Answers whether it was saved. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** Settles a conflict: theirs stays, or mine is saved over it with the next save. */
  readonly settle: (field: string, choice: 'theirs' | 'yours') => void;
}

const draftPauseMs = 400;

/**
 * Edits what the server has. A save sends only what changed, with what was seen; fields that others
 * changed are taken over as they arrive unless they were touched here. What is typed is kept on
 * this device until it is saved or discarded.
 */
export function useEditForm<Fields extends FieldValues>({
  name,
  saved,
  onSave,
}: EditFormOptions<Fields>): EditForm<Fields> {
  const [draft] = useState(() => notSaved(findDraft<EditChanges>(name), saved));
  const [isDraftOpen, setDraftOpen] = useState(draft !== undefined);
  // What was seen when it was typed: others may have changed it since.
  const [base, setBase] = useState<Fields>(() => ({ ...saved, ...sideOf(draft, 'from') }));
  const [failure, setFailure] = useState<CallFailure>();
  const [conflicts, setConflicts] = useState<Readonly<Record<string, FieldConflict>>>({});
  const [isSaving, setSaving] = useState(false);
  const form = useForm<Fields>({ defaultValues: saved as DefaultValues<Fields> });
  const { isDirty } = form.formState;
  useRestoredDraft(form, draft);
  const stopKeeping = useKeptDraft(form, name, base);

  const takeOver = useEffectEvent((arrived: Fields) => {
    form.reset(arrived, { keepDirtyValues: true, keepErrors: true });
    setBase((seen) => ({ ...arrived, ...pick(seen, Object.keys(form.formState.dirtyFields)) }));
  });
  const newest = useRef(saved);
  useEffect(() => {
    if (newest.current === saved) return;
    newest.current = saved;
    takeOver(saved);
  }, [saved]);

  /** What was sent is saved; what was typed on the way stays, and waits for the next save. */
  const goOn = (sent: Fields, changes: EditChanges): void => {
    const late = changedFields(sent, form.getValues());
    const now = { ...newest.current, ...pick(sent, notArrived(changes, newest.current)) };
    setBase(now);
    setDraftOpen(false);
    form.reset(now);
    typeAgain(form, late);
    stopKeeping();
    if (Object.keys(late).length === 0) forgetDraft(name);
    else keepDraft(name, late);
  };

  const send = async (fields: Fields): Promise<boolean> => {
    const changes = changedFields(base, fields);
    if (Object.keys(changes).length === 0) return true;
    setSaving(true);
    const problem = await onSave(changes);
    setSaving(false);
    setFailure(problem);
    setConflicts(problem?.conflicts ?? {});
    if (!problem) {
      goOn(fields, changes);
      return true;
    }
    for (const [field, message] of Object.entries(fieldErrorsOf(problem))) {
      form.setError(field as Parameters<typeof form.setError>[0], { message });
    }
    return false;
  };

  return {
    form,
    isDirty,
    isSaving,
    isRestored: isDraftOpen && isDirty,
    failure,
    conflicts,
    save: async () => {
      let isSaved = false;
      await form.handleSubmit(async (fields) => {
        isSaved = await send(fields);
      })();
      return isSaved;
    },
    discard: () => {
      forgetDraft(name);
      setFailure(undefined);
      setConflicts({});
      setDraftOpen(false);
      setBase(saved);
      form.reset(saved);
      stopKeeping();
    },
    settle: (field, choice) => {
      const conflict = conflicts[field];
      if (!conflict) return;
      setBase((seen) => ({ ...seen, [field]: conflict.theirs }));
      if (choice === 'theirs') {
        form.setValue(field as Parameters<typeof form.setValue>[0], conflict.theirs as never);
        form.reset({ ...base, [field]: conflict.theirs }, { keepDirtyValues: true });
      }
      setConflicts(({ [field]: _settled, ...others }) => others);
    },
  };
}

/** Puts what was typed before into the form. */
function useRestoredDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  draft: EditChanges | undefined,
): void {
  const restore = useEffectEvent(() => typeAgain(form, draft));
  useEffect(() => restore(), []);
}

/** Of what was typed before, what the server does not have: the answer of a save may have been lost. */
function notSaved(draft: EditChanges | undefined, saved: FieldValues): EditChanges | undefined {
  const typed = sideOf(draft, 'to');
  const open = changedFields(pick(saved, Object.keys(typed)), typed);
  const left = pick(draft ?? {}, Object.keys(open));
  return Object.keys(left).length === 0 ? undefined : (left as EditChanges);
}

/** What is not saved stands in the form, as it was typed. */
function typeAgain<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  changes: EditChanges | undefined,
): void {
  for (const [field, value] of Object.entries(sideOf(changes, 'to'))) {
    form.setValue(field as Parameters<typeof form.setValue>[0], value as never, {
      shouldDirty: true,
    });
  }
}

/** Keeps what is typed, a moment after the last key. @returns takes back that it is going to */
function useKeptDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: string,
  base: Fields,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    const changes = changedFields(base, form.getValues());
    if (Object.keys(changes).length === 0) forgetDraft(name);
    else keepDraft(name, changes);
  });
  useEffect(() => {
    const keepNow = () => {
      timer.current = undefined;
      keep();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, draftPauseMs);
      },
    });
    // The last keys before a screen or its page goes are kept too.
    const keepLast = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keepNow();
    };
    addEventListener('pagehide', keepLast);
    return () => {
      stop();
      removeEventListener('pagehide', keepLast);
      keepLast();
    };
  }, [form]);
  return () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
}

/** The fields of a save that the server's answer does not show yet. */
function notArrived(changes: EditChanges, saved: FieldValues): string[] {
  const shown = changedFields(sideOf(changes, 'from'), pick(saved, Object.keys(changes)));
  return Object.keys(changes).filter((field) => !(field in shown));
}

/** One side of an edit, by field. */
function sideOf(changes: EditChanges | undefined, side: 'from' | 'to'): Record<string, unknown> {
  const entries = Object.entries(changes ?? {});
  return Object.fromEntries(entries.map(([field, change]) => [field, change[side]]));
}

function pick<Fields extends object>(fields: Fields, names: readonly string[]): Partial<Fields> {
  const entries = Object.entries(fields).filter(([name]) => names.includes(name));
  return Object.fromEntries(entries) as Partial<Fields>;
}
