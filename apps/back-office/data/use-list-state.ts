import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { openedName } from './use-opened.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which typing made this entry of the history. */
    typing?: string;
  }
}

type Changed = Readonly<Record<string, string | undefined>>;

/** Search, filters and sorting of a list. They stand in the address, so that it can be shared. */
export interface ListState {
  readonly values: Readonly<Record<string, string>>;
  /** Sets values; an empty one goes. The way back leads to what stood there before. */
  readonly set: (values: Changed) => void;
  /** Sets values in place, for what the way back must not lead to any more. */
  readonly correct: (values: Changed) => void;
}

// The typing that goes on in this tab: all of it is one step of the history.
let typing: string | undefined;
let count = 0;

/**
 * The state of the list on this screen. Each filter, sorting and tab is a step of the history; what
 * is typed into a search is one step as a whole, and an emptied search another.
 */
export function useListState(): ListState {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const values = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(search).flatMap(([name, value]) =>
          // A dialog above the list is none of its filters.
          name === openedName ? [] : [[name, String(value)]],
        ),
      ),
    [search],
  );
  useEffect(() => {
    // Another entry was come to: what is typed from now on is a step of its own.
    if (router.latestLocation.state.typing !== typing) typing = undefined;
  }, [router, search]);
  const write = useCallback(
    (changed: Changed, isCorrection: boolean) => {
      const { search: before, state } = router.latestLocation;
      const next = merge(before, changed);
      if (JSON.stringify(next) === JSON.stringify(merge(before, {}))) return;
      const goesOn = typing !== undefined && state.typing === typing;
      const isTyped = Object.keys(changed).join() === 'search' && Boolean(changed['search']);
      if (!isCorrection && !(isTyped && goesOn)) typing = isTyped ? newTyping() : undefined;
      void navigate({
        to: '.',
        replace: isCorrection || (isTyped && goesOn),
        state: isTyped && typing !== undefined ? { typing } : {},
        search: next,
      });
    },
    [navigate, router],
  );
  const set = useCallback((changed: Changed) => write(changed, false), [write]);
  const correct = useCallback((changed: Changed) => write(changed, true), [write]);
  return { values, set, correct };
}

function merge(before: Readonly<Record<string, unknown>>, changed: Changed) {
  const next = Object.entries({ ...before, ...changed });
  return Object.fromEntries(next.filter(([, value]) => value !== undefined && value !== ''));
}

function newTyping(): string {
  count += 1;
  return `${Date.now()}-${count}`;
}
