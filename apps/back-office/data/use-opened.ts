import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog was opened by this entry of the history: closing it goes back. */
    isOpened?: boolean;
  }
}

/** The part of the address that names the open dialog. */
export const openedName = 'ask';

/** What stands above a screen, as its address says. */
export interface Opened<Name extends string> {
  /** Undefined: nothing. */
  readonly name: Name | undefined;
  /** Of which thing; empty: of the one that the screen is about. */
  readonly of: string;
  readonly open: (name: Name, of?: string) => void;
  readonly close: () => void;
}

/**
 * The dialogs of a screen, in its address: `?ask=refund`, `?ask=stock:ID`. A copied link opens one, the
 * way back closes it. `names` are those that may be opened here and now.
 */
export function useOpened<Name extends string>(names: readonly Name[]): Opened<Name> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [asked, of] = split(search[openedName]);
  const open = useCallback(
    (name: Name, ofThing = '') => {
      const value = ofThing === '' ? name : `${name}:${ofThing}`;
      const { search: shown, state } = router.latestLocation;
      const present: Readonly<Record<string, unknown>> = shown;
      // One dialog that leads to another gives way to it: closing that closes both.
      const isInstead = present[openedName] !== undefined;
      void navigate({
        to: '.',
        search: { ...present, [openedName]: value },
        replace: isInstead,
        state: { isOpened: !isInstead || state.isOpened === true },
        resetScroll: false,
      });
    },
    [navigate, router],
  );
  const close = useCallback(() => {
    const { search: shown, state } = router.latestLocation;
    const { [openedName]: isAsked, ...rest }: Readonly<Record<string, unknown>> = shown;
    // It was left already.
    if (isAsked === undefined) return;
    if (state.isOpened) router.history.back();
    else void navigate({ to: '.', search: rest, replace: true, resetScroll: false });
  }, [navigate, router]);
  return { name: names.find((one) => one === asked), of, open, close };
}

/**
 * Goes from a dialog to another screen: the way back leads from there to what stood below the dialog,
 * where the address names it.
 */
export function useGoOnFromOpened(): (href: string) => Promise<void> {
  const router = useRouter();
  return useCallback(
    (href) => {
      const shown: Readonly<Record<string, unknown>> = router.latestLocation.search;
      return router.navigate({ href, replace: shown[openedName] !== undefined });
    },
    [router],
  );
}

function split(value: unknown): [name: string, of: string] {
  const text = typeof value === 'string' ? value : '';
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
