import {
  wordLimits,
  type CallAnswer,
  type CallFailure,
  type FoundWords,
} from '@sitewright/contract';
import { useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { placeKey, wishFor, type TakenOut } from './word-choice.ts';
import type { useWordSearch, WordQuery, WordSearchState } from './use-word-search.ts';

const address = 'POST /api/sites/:identifier/words/replacements';

/** What became of a place. */
export type WordOutcome = CallAnswer<typeof address>['places'][number];

/** What became of a replacing. */
export interface Replaced {
  readonly outcomes: ReadonlyMap<string, WordOutcome>;
  /** Of the log, by which it is taken back. */
  readonly activityIds: readonly string[];
  readonly isRunning: boolean;
  readonly failure: CallFailure | undefined;
}

const nothing: Replaced = {
  outcomes: new Map(),
  activityIds: [],
  isRunning: false,
  failure: undefined,
};

interface Wish extends WordQuery {
  readonly replacement: string;
  readonly publish: boolean;
}

/** Replaces part by part; what was not looked through yet is, when all is meant. */
export function useReplacing(read: ReturnType<typeof useWordSearch>['read']) {
  const { identifier } = useSite();
  const [state, setState] = useState<Replaced>(nothing);
  const isStopped = useRef(false);
  const run = async (
    wish: Wish,
    { groups, next }: Pick<WordSearchState, 'groups' | 'next'>,
    taken: TakenOut,
  ): Promise<Replaced> => {
    isStopped.current = false;
    let now: Replaced = { ...nothing, isRunning: true };
    setState(now);
    const write = async (part: readonly FoundWords[]) => {
      const places = part.flatMap((group) => wishFor(taken, group) ?? []);
      for (let at = 0; at < places.length; at += wordLimits.placesAtOnce) {
        if (isStopped.current || now.failure) return;
        const body = { ...wish, places: places.slice(at, at + wordLimits.placesAtOnce) };
        const result = await call(address, { params: { identifier }, body });
        now = result.ok ? add(now, result.answer) : { ...now, failure: result.failure };
        setState(now);
      }
    };
    await write(groups);
    for (let after = next; after !== undefined && !now.failure && !isStopped.current;) {
      const found = await read(after);
      if (!found.ok) now = { ...now, failure: found.failure };
      else await write(found.answer.groups);
      after = found.ok ? found.answer.next : undefined;
    }
    now = { ...now, isRunning: false };
    setState(now);
    return now;
  };
  return {
    state,
    run,
    stop: () => {
      isStopped.current = true;
    },
    forget: () => setState(nothing),
  };
}

function add(before: Replaced, { places, activityId }: CallAnswer<typeof address>): Replaced {
  const outcomes = new Map(before.outcomes);
  for (const place of places) outcomes.set(placeKey(place), place);
  const ids = activityId === undefined ? [] : [activityId];
  return { ...before, outcomes, activityIds: [...before.activityIds, ...ids] };
}
