import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useFilter } from 'react-aria-components/Autocomplete';
import { useEffect, useState } from 'react';
import { useSections, useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';

/** One line of the palette. */
export interface PaletteLine {
  readonly id: string;
  readonly label: string;
  /** Behind the label: what it is. */
  readonly kind?: string;
  /** More words that find it. */
  readonly words?: string;
  readonly href: string;
  /** It does something here instead of leading somewhere. */
  readonly run?: () => void;
  /** A page of its own, outside of these screens. */
  readonly isPlain?: boolean;
}

interface FoundThings {
  readonly lines: readonly PaletteLine[];
  /** Some sections have not answered yet what is typed now. */
  readonly isPending: boolean;
  /** A section could not be asked. */
  readonly hasFailed: boolean;
  /** Asks those again that failed. */
  readonly retry: () => void;
}

const nothing = { lines: [], hasFailed: false, retry: () => undefined };

/** Asked a moment after the last key. */
const waitMs = 120;

/** What was found stays fresh for a while: somebody types, deletes, and types again. */
const freshMs = 30_000;

/**
 * Things of the shop that are found by what was typed. Each section asks its own list. Until it has
 * answered, what was found before stays where its name fits: Enter never opens what does not.
 */
export function useFoundThings(typed: string): FoundThings {
  const write = useTexts();
  const { identifier, href } = useSite();
  const sections = useSections();
  const { contains } = useFilter({ sensitivity: 'base' });
  const wanted = typed.trim();
  const text = useLater(wanted);
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
      text === '' || wanted === ''
        ? { ...nothing, isPending: wanted !== '' }
        : {
            isPending: text !== wanted || answers.some(({ isFetching }) => isFetching),
            lines: answers.flatMap(({ data, isPlaceholderData }, place) => {
              const section = sections[place];
              if (!section || !data) return [];
              const isOld = isPlaceholderData || text !== wanted;
              const fits = ({ label }: { label: string }) => !isOld || contains(label, wanted);
              return data.filter(fits).map((thing) => ({
                id: `thing ${section.path} ${thing.path}`,
                label: thing.label,
                kind: [write(section.title), thing.detail].filter(Boolean).join(' · '),
                href: href(thing.isBelowSite ? thing.path : `${section.path}/${thing.path}`),
              }));
            }),
            hasFailed: answers.some(({ isError }) => isError),
            retry: () =>
              answers
                .filter(({ isError }) => isError)
                .forEach(({ refetch }) => {
                  void refetch();
                }),
          },
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
