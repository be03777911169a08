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
  const [kept, setKept] = useState(() => takeUp(key, empty));
  // A screen that stays may come to be about another thing.
  const now = kept.key === key ? kept : takeUp(key, empty);
  if (now !== kept) setKept(now);
  const { start, fields } = now;
  const amend = useCallback(
    (read: (before: Fields) => Partial<Fields>) =>
      setKept((before) => {
        const own = before.key === key ? before : takeUp(key, start);
        const next = { ...own.fields, ...read(own.fields) };
        keepDraft(key, next);
        // An answer may come late, when another thing stands there.
        return own === before ? { ...own, fields: next } : before;
      }),
    [key, start],
  );
  const change = useCallback((changed: Partial<Fields>) => amend(() => changed), [amend]);
  const forget = useCallback(() => {
    forgetDraft(key);
    setKept((before) => (before.key === key ? { ...before, fields: start } : before));
  }, [key, start]);
  return { fields, change, amend, forget };
}

interface Kept<Fields> {
  /** Its name on this device. */
  readonly key: string;
  /** While nothing is typed. */
  readonly start: Fields;
  readonly fields: Fields;
}

function takeUp<Fields extends object>(key: string, start: Fields): Kept<Fields> {
  return { key, start, fields: { ...start, ...findDraft<Partial<Fields>>(key) } };
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
