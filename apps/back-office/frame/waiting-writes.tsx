import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { generalMessages } from '@sitewright/contract';
import { useSession } from '../app/office-context.ts';
import { nameKeptWrite } from '../data/kept-writes.ts';
import { refreshAllReads } from '../data/query-client.ts';
import { useOfferUndo } from '../data/use-undo.ts';
import {
  findWaitingWrites,
  openWaitingWrites,
  type SentWrite,
  type WaitingWrite,
  type WaitingWrites as Writes,
} from '../data/waiting-writes.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/states.tsx';
import { showToast } from '../ui/toast-store.ts';
import { waitingTexts as texts } from './waiting-texts.ts';
import classes from './frame.module.css';

const none: readonly WaitingWrite[] = [];
/** What could not be sent though there is a network is tried again after a while. */
const againMs = 20_000;

/**
 * Sends what was done without a connection, once there is one, and says what became of each. What
 * waits and what was refused stands above the screen.
 */
export function WaitingWrites() {
  const { account } = useSession();
  const [writes] = useState(() => findWaitingWrites() ?? openWaitingWrites(account.id));
  const listed = useSyncExternalStore(
    useCallback((listener: () => void) => writes?.follow(listener) ?? (() => {}), [writes]),
    () => writes?.list() ?? none,
  );
  const waiting = listed.filter(({ refusal }) => refusal === undefined);
  const refused = listed.filter(({ refusal }) => refusal !== undefined);
  useDraining(writes, waiting.length);
  return (
    <>
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      {refused.map((one) => (
        <Refused
          key={one.id}
          refused={one}
          onAgain={() => writes?.tryAgain(one.id)}
          onDrop={() => writes?.forget(one.id)}
        />
      ))}
    </>
  );
}

/** Sends them when there is a network: at first, when it comes back, and when their number changes. */
function useDraining(writes: Writes | undefined, count: number): void {
  const client = useQueryClient();
  const offerUndo = useOfferUndo();
  const name = useName();
  const write = useTexts();
  const tell = useEffectEvent(({ write: sent, result, refusal }: SentWrite) => {
    void refreshAllReads(client);
    if (result.ok && refusal === undefined) {
      offerUndo(result.answer, sent.input);
      showToast({ message: write(texts.saved, { name: name(sent) }) });
      return;
    }
    const why = refusal || generalMessages.somethingWentWrong;
    showToast({ tone: 'danger', message: write(texts.refused, { name: name(sent), why }) });
  });
  useEffect(() => {
    if (count === 0) return undefined;
    const drain = () => {
      if (onlineManager.isOnline()) void writes?.drain((sent) => tell(sent));
    };
    drain();
    const stop = onlineManager.subscribe(drain);
    const timer = setInterval(drain, againMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [writes, count]);
}

/** What somebody did, in their words. */
function useName(): (waiting: WaitingWrite) => string {
  const write = useTexts();
  return ({ address, input }) => {
    const named = nameKeptWrite(address, input);
    return named ? write(named.text, named.values) : '';
  };
}

function Waiting({ waiting }: { waiting: readonly WaitingWrite[] }) {
  const write = useTexts();
  const name = useName();
  const names = [...new Set(waiting.map(name))].join(', ');
  return (
    <output className={classes['offline']}>
      {write(texts.waiting, { count: waiting.length, names })}
    </output>
  );
}

interface RefusedProps {
  readonly refused: WaitingWrite;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

function Refused({ refused, onAgain, onDrop }: RefusedProps) {
  const write = useTexts();
  const name = useName();
  const why = refused.refusal || generalMessages.somethingWentWrong;
  return (
    <Banner
      tone="danger"
      action={
        <>
          <Button isSmall onPress={onAgain}>
            {write(texts.again)}
          </Button>
          <Button isSmall onPress={onDrop}>
            {write(texts.drop)}
          </Button>
        </>
      }
    >
      {write(texts.refused, { name: name(refused), why })}
    </Banner>
  );
}
