import type { CallFailure, FoundWords } from '@sitewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';

/** What is looked for. */
export interface WordQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

/** What was found so far. */
export interface WordSearchState {
  readonly groups: readonly FoundWords[];
  readonly looked: number;
  /** Where to go on; undefined: all was looked through. */
  readonly next: string | undefined;
  readonly isRunning: boolean;
  readonly failure: CallFailure | undefined;
}

/** More are shown when somebody asks. */
const shownAtOnce = 100;

const nothing: WordSearchState = {
  groups: [],
  looked: 0,
  next: undefined,
  isRunning: false,
  failure: undefined,
};

/** Looks through the site part by part, until there is a screenful; the words are not empty. */
export function useWordSearch({ text, matchCase, wholeWord }: WordQuery) {
  const { identifier } = useSite();
  const [state, setState] = useState<WordSearchState>(nothing);
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController>(undefined);
  const read = useCallback(
    (after: string | undefined, signal?: AbortSignal) =>
      call(
        'GET /api/sites/:identifier/words',
        {
          params: { identifier },
          query: {
            text,
            ...(matchCase && { matchCase: 'true' as const }),
            ...(wholeWord && { wholeWord: 'true' as const }),
            ...(after !== undefined && { after }),
          },
        },
        signal,
      ),
    [identifier, text, matchCase, wholeWord],
  );
  const goOn = useCallback(
    async (from: WordSearchState) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      let now: WordSearchState = { ...from, isRunning: true, failure: undefined };
      const until = from.groups.length + shownAtOnce;
      setState(now);
      do {
        const result = await read(now.next, signal);
        if (signal.aborted) return;
        now = result.ok
          ? {
              ...now,
              groups: [...now.groups, ...result.answer.groups],
              looked: now.looked + result.answer.looked,
              next: result.answer.next,
            }
          : { ...now, failure: result.failure };
        setState(now);
      } while (now.failure === undefined && now.next !== undefined && now.groups.length < until);
      setState({ ...now, isRunning: false });
    },
    [read],
  );
  useEffect(() => {
    const soon = setTimeout(() => void goOn(nothing));
    return () => {
      clearTimeout(soon);
      running.current?.abort();
    };
  }, [goOn, turn]);
  return {
    state,
    read,
    goOn: () => void goOn(state),
    again: useCallback(() => setTurn((now) => now + 1), []),
  };
}
