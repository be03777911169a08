import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Search, filters and sorting of a list. They stand in the address, so that it can be shared. */
export interface ListState {
  readonly values: Readonly<Record<string, string>>;
  /** Sets values; an empty one goes. */
  readonly set: (values: Readonly<Record<string, string | undefined>>) => void;
}

/** The state of the list on this screen. Typing replaces the address, it makes no history. */
export function useListState(): ListState {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = useMemo(
    () => Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
    [search],
  );
  const set = useCallback(
    (changed: Readonly<Record<string, string | undefined>>) => {
      void navigate({
        to: '.',
        replace: true,
        search: (before: Readonly<Record<string, unknown>>) => {
          const next = Object.entries({ ...before, ...changed });
          return Object.fromEntries(
            next.filter(([, value]) => value !== undefined && value !== ''),
          );
        },
      });
    },
    [navigate],
  );
  return { values, set };
}
