import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CallFailure } from '@sitewright/contract';
import { useTexts } from '../texts/use-texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { call } from './client.ts';
import { refreshAllReads, refreshReads } from './query-client.ts';
import { undoTexts as texts } from './undo-texts.ts';

/** The list of what was written. */
export const activityRead = 'GET /api/sites/:identifier/activity';

/** Takes writes back, the latest first, and tells how that went. Everything shown is asked for anew. */
export function useUndo() {
  const client = useQueryClient();
  const write = useTexts();
  const [isRunning, setIsRunning] = useState(false);
  const tellFailure = useCallback(
    ({ code, message }: CallFailure) => {
      const known = { edited_meanwhile: texts.changedSince, not_undoable: texts.notUndoable }[code];
      showToast({ tone: 'danger', message: known ? write(known) : message });
    },
    [write],
  );
  const run = useCallback(
    async (identifier: string, ids: readonly string[]): Promise<void> => {
      setIsRunning(true);
      const failure = await undoAll(identifier, ids);
      setIsRunning(false);
      if (failure) tellFailure(failure);
      else showToast({ message: write(texts.undone) });
      await refreshAllReads(client);
    },
    [client, tellFailure, write],
  );
  return { run, isRunning };
}

async function undoAll(
  identifier: string,
  ids: readonly string[],
): Promise<CallFailure | undefined> {
  // Each was made on top of the one before.
  for (const id of ids.toReversed()) {
    const params = { identifier, id };
    const result = await call('POST /api/sites/:identifier/activity/:id/undo', { params });
    if (!result.ok) return result.failure;
  }
  return undefined;
}

/**
 * Offers to take a write back, when its answer says that it can be. The screen's own message, shown
 * right after, gets the offer instead.
 */
export function useOfferUndo(): (answer: unknown, input: unknown) => void {
  const client = useQueryClient();
  const write = useTexts();
  const { run } = useUndo();
  return useCallback(
    (answer, input) => {
      const ids = listActivityIds(answer);
      const identifier = siteOf(input);
      if (ids.length === 0 || identifier === undefined) return;
      showToast({
        message: write(texts.saved),
        isFallback: true,
        action: { label: write(texts.undo), onPress: () => void run(identifier, ids) },
      });
      void refreshReads(client, [activityRead]);
    },
    [client, run, write],
  );
}

function listActivityIds(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('activityId' in answer && typeof answer.activityId === 'string') return [answer.activityId];
  const ids =
    'activityIds' in answer && Array.isArray(answer.activityIds) ? answer.activityIds : [];
  return ids.filter((id): id is string => typeof id === 'string');
}

function siteOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('params' in input)) return undefined;
  const { params } = input;
  if (typeof params !== 'object' || params === null || !('identifier' in params)) return undefined;
  return typeof params.identifier === 'string' ? params.identifier : undefined;
}
