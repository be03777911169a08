import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSections, useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PaletteLine } from './command-palette.tsx';

/** Asked a moment after the last key. */
const waitMs = 120;

/** What was found stays fresh for a while: somebody types, deletes, and types again. */
const freshMs = 30_000;

/** Things of the shop that are found by what was typed. Each section asks its own list. */
export function useFoundThings(typed: string): readonly PaletteLine[] {
  const write = useTexts();
  const { identifier, href } = useSite();
  const sections = useSections();
  const text = useLater(typed.trim());
  return useQueries({
    queries: sections.map(({ path, find }) => ({
      queryKey: ['found', identifier, path, text],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await find?.({ identifier, text, write }, signal)) ?? [],
      enabled: find !== undefined && text !== '',
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    })),
    combine: (answers) =>
      text === '' || typed.trim() === ''
        ? []
        : answers.flatMap(({ data }, place) => {
            const section = sections[place];
            if (!section || !data) return [];
            return data.map((thing) => ({
              id: `thing ${section.path} ${thing.path}`,
              label: thing.label,
              kind: [write(section.title), thing.detail].filter(Boolean).join(' · '),
              href: href(`${section.path}/${thing.path}`),
            }));
          }),
  });
}

function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
