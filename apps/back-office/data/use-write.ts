import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallAddress, CallAnswer, CallFailure, CallInput } from '@sitewright/contract';
import { CallError, failureOf } from './call-error.ts';
import { call } from './client.ts';
import { refreshReads } from './query-client.ts';
import { useOfferUndo } from './use-undo.ts';

/** What follows from a write. */
export interface WriteOptions<Answer, Input> {
  /** Reads whose answers it changes. */
  readonly refreshes?: readonly CallAddress[];
  readonly onDone?: (answer: Answer, input: Input) => void;
  /** The screen tells of several writes at once, and offers to take them back together. */
  readonly isToldByScreen?: boolean;
  /** Missing: a toast says what went wrong. */
  readonly onFailed?: (failure: CallFailure, input: Input) => void;
}

/** A write of the server: while there is no network it waits, and goes out when it is back. */
export interface Write<Answer, Input> {
  readonly run: (input: Input) => void;
  /** The answer; undefined when it failed, which was told already. */
  readonly runAndWait: (input: Input) => Promise<Answer | undefined>;
  /** Why it failed; undefined when it was done, before the reads that it changes are new. */
  readonly send: (input: Input) => Promise<CallFailure | undefined>;
  readonly isRunning: boolean;
  readonly failure: CallFailure | undefined;
}

/** Makes a write. One that can be taken back is told with Undo. */
export function useWrite<Address extends CallAddress>(
  address: Address,
  {
    refreshes = [],
    onDone,
    onFailed,
    isToldByScreen = false,
  }: WriteOptions<CallAnswer<Address>, CallInput<Address>> = {},
): Write<CallAnswer<Address>, CallInput<Address>> {
  const client = useQueryClient();
  const offerUndo = useOfferUndo();
  const answered = useRef(new WeakMap<object, () => void>());
  const mutation = useMutation({
    mutationFn: async (input: CallInput<Address>) => {
      const result = await call(address, input);
      if (!result.ok) throw new CallError(result.failure);
      return result.answer;
    },
    meta: { isToldByScreen: onFailed !== undefined },
    onSuccess: async (answer, input) => {
      if (!isToldByScreen) offerUndo(answer, input);
      onDone?.(answer, input);
      answered.current.get(input)?.();
      await refreshReads(client, refreshes);
    },
    onError: (error, input) => onFailed?.(failureOf(error), input),
  });
  return {
    run: (input) => mutation.mutate(input),
    runAndWait: (input) => mutation.mutateAsync(input).catch((): undefined => undefined),
    send: (input) => {
      const isAnswered = new Promise<undefined>((resolve) => {
        answered.current.set(input, () => resolve(undefined));
      });
      const isOver = mutation.mutateAsync(input).then((): undefined => undefined, failureOf);
      return Promise.race([isAnswered, isOver]);
    },
    isRunning: mutation.isPending,
    failure: mutation.isError ? failureOf(mutation.error) : undefined,
  };
}
