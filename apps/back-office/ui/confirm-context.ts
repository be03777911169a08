import { createContext, useContext } from 'react';

/** A question before something that cannot be taken back. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly text: string;
  /** The button that goes on: says what it does. */
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  /** False: it stays open after confirming, until the caller closes it. POPU-06 */
  readonly autoClose?: boolean;
}

/** The way to ask: answers true when it was confirmed and false when it was cancelled. */
export interface ConfirmAsker {
  readonly ask: (question: ConfirmQuestion) => Promise<boolean>;
  /** Closes a question that does not close by itself. */
  readonly close: () => void;
}

/** Undefined outside of the provider. */
export const ConfirmContext = createContext<ConfirmAsker | undefined>(undefined);

/** The way to ask. @throws Error outside of its provider. POPU-07 */
export function useConfirm(): ConfirmAsker {
  const asker = useContext(ConfirmContext);
  if (!asker) throw new Error('useConfirm needs a ConfirmProvider around it');
  return asker;
}
