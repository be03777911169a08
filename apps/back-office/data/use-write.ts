import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  CallAddress,
  CallAnswer,
  CallFailure,
  CallInput,
  CallResult,
} from '@sitewright/contract';
import { CallError, failureOf, wasTold } from './call-error.ts';
import { call } from './client.ts';
import { isKeptWrite } from './kept-writes.ts';
import { refreshReads } from './query-client.ts';
import { endRequest, withRequestKey } from './request-keys.ts';
import { showAtOnce, type Shown } from './shown-at-once.ts';
import { useIsOnline } from './use-is-online.ts';
import { useOfferUndo } from './use-undo.ts';
import { findWaitingWrites } from './waiting-writes.ts';

/** What follows from a write. */
export interface WriteOptions<Answer, Input> {
  /** Reads whose answers it changes. */
  readonly refreshes?: readonly CallAddress[];
  /** How known answers will look, shown before the server answers; a refusal takes it back. */
  readonly shows?: (input: Input) => readonly Shown[];
  readonly onDone?: (answer: Answer, input: Input) => void;
  /** It waits on the device until there is a connection: whoever asked can go on. */
  readonly onKept?: (input: Input) => void;
  /** The screen tells of several writes at once, and offers to take them back together. */
  readonly isToldByScreen?: boolean;
  /**
   * Missing: a toast says what went wrong. What waited on the device stays above the screen with its
   * reason, and comes not here.
   */
  readonly onFailed?: (failure: CallFailure, input: Input) => void;
}

/**
 * A write of the server: while there is no network it waits, and goes out when it is back. Those of
 * `kept-writes.ts` wait on the device and outlive the tab, forms excepted: these keep what was typed.
 */
export interface Write<Answer, Input> {
  readonly run: (input: Input) => void;
  /** The answer; undefined when it failed, which was told already. */
  readonly runAndWait: (input: Input) => Promise<Answer | undefined>;
  /** Why it failed; undefined when it was done, before the reads that it changes are new. */
  readonly send: (input: Input) => Promise<CallFailure | undefined>;
  readonly isRunning: boolean;
  readonly failure: CallFailure | undefined;
}

/** Makes a write. One that can be taken back is told with Undo. docs/decisions/586 */
export function useWrite<Address extends CallAddress>(
  address: Address,
  {
    refreshes = [],
    shows,
    onDone,
    onKept,
    onFailed,
    isToldByScreen = false,
  }: WriteOptions<CallAnswer<Address>, CallInput<Address>> = {},
): Write<CallAnswer<Address>, CallInput<Address>> {
  const client = useQueryClient();
  const offerUndo = useOfferUndo();
  const isOnline = useIsOnline();
  const answered = useRef(new WeakMap<object, () => void>());
  const mutation = useMutation({
    mutationFn: async (input: CallInput<Address>) => {
      const isOfForm = answered.current.has(input);
      const sent = await send(address, input, {
        isOfForm,
        onKept: () => onKept?.(input),
      });
      if (!sent.result.ok) throw new CallError(sent.result.failure, sent.wasTold);
      return { answer: sent.result.answer, wasTold: sent.wasTold };
    },
    // What is kept does not wait here: it waits on the device.
    ...(isKeptWrite(address) && { networkMode: 'always' as const }),
    meta: { isToldByScreen: onFailed !== undefined },
    onMutate: (input) => (shows ? showAtOnce(client, shows(input)) : undefined),
    onSuccess: async ({ answer, ...sent }, input) => {
      if (!isToldByScreen && !sent.wasTold) offerUndo(answer, input);
      onDone?.(answer, input);
      answered.current.get(input)?.();
      await refreshReads(client, refreshes);
    },
    onError: (error, input, takeBack) => {
      takeBack?.();
      if (!wasTold(error)) onFailed?.(failureOf(error), input);
    },
  });
  return {
    run: (input) => mutation.mutate(input),
    runAndWait: (input) =>
      mutation.mutateAsync(input).then(
        ({ answer }) => answer,
        (): undefined => undefined,
      ),
    send: (input) => {
      const isAnswered = new Promise<undefined>((resolve) => {
        answered.current.set(input, () => resolve(undefined));
      });
      const isOver = mutation.mutateAsync(input).then((): undefined => undefined, failureOf);
      return Promise.race([isAnswered, isOver]);
    },
    // What waits on the device keeps nobody from going on.
    isRunning: mutation.isPending && (isOnline || !isKeptWrite(address)),
    failure: mutation.isError ? failureOf(mutation.error) : undefined,
  };
}

interface Sent<Address extends CallAddress> {
  readonly result: CallResult<CallAnswer<Address>>;
  /** What became of it was told already. */
  readonly wasTold: boolean;
}

/** Now; or, for what is kept on the device, when the connection is back and all before it is sent. */
async function send<Address extends CallAddress>(
  address: Address,
  input: CallInput<Address>,
  { isOfForm, onKept }: { isOfForm: boolean; onKept: () => void },
): Promise<Sent<Address>> {
  const keyed = withRequestKey(address, input);
  const waiting = isKeptWrite(address) && !isOfForm ? findWaitingWrites() : undefined;
  if (waiting && (!onlineManager.isOnline() || waiting.hasAny())) {
    const answered = waiting.keep(address, keyed);
    endRequest(address, input);
    onKept();
    const result = await answered;
    return { result: result as CallResult<CallAnswer<Address>>, wasTold: true };
  }
  if (isKeptWrite(address)) await comeOnline();
  const result = await call(address, keyed);
  // What got no answer may have been done: asked again, it is the same request.
  if (result.ok || (result.failure.kind !== 'offline' && result.failure.status < 500)) {
    endRequest(address, input);
  }
  return { result, wasTold: false };
}

function comeOnline(): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
}
