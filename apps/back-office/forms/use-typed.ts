import { useCallback, useState } from 'react';
import { useSite } from '../app/office-context.ts';
import { findDraft, forgetDraft, keepDraft } from '../data/local-draft.ts';

/** What is typed where nothing is edited that the server has: in dialogs, and in lines to add to a list. */
export interface Typed<Fields> {
  readonly fields: Fields;
  readonly change: (changed: Partial<Fields>) => void;
  /** The same by what stands there then. */
  readonly amend: (read: (before: Fields) => Partial<Fields>) => void;
  /** It was sent, or given up on purpose: next time there is nothing. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed on this device while it is neither sent nor given up: a dialog that was closed by
 * accident, or with its tab, has it again. `name` says what it is of: `gift-card`, `orders/1001/refund`.
 */
export function useTyped<Fields extends object>(name: string, empty: Fields): Typed<Fields> {
  const { identifier } = useSite();
  const key = `${identifier}/typed/${name}`;
  const [start] = useState(empty);
  const [fields, setFields] = useState<Fields>(() => ({
    ...start,
    ...findDraft<Partial<Fields>>(key),
  }));
  const amend = useCallback(
    (read: (before: Fields) => Partial<Fields>) =>
      setFields((before) => {
        const next = { ...before, ...read(before) };
        keepDraft(key, next);
        return next;
      }),
    [key],
  );
  const change = useCallback((changed: Partial<Fields>) => amend(() => changed), [amend]);
  const forget = useCallback(() => {
    forgetDraft(key);
    setFields(start);
  }, [key, start]);
  return { fields, change, amend, forget };
}

/** The same of a dialog that closes once it was sent or given up. */
export function useTypedDialog<Fields extends object>(
  name: string,
  empty: Fields,
  onClose: () => void,
): Typed<Fields> & { readonly leave: () => void } {
  const typed = useTyped(name, empty);
  const leave = () => {
    typed.forget();
    onClose();
  };
  return { ...typed, leave };
}
