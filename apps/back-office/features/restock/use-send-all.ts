import type { CallFailure } from '@sitewright/contract';
import { useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useConfirm } from '../../ui/confirm-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { restockTexts as texts } from './restock-texts.ts';
import { groupsCall, idsOf, readAllGroups, type Group } from './waiting-groups.ts';

/** Variants of one call. */
const atOnce = 100;

/**
 * Lets the mails of everybody who waits go, whatever was loaded, after a question that says how many
 * people that is: no mail comes back. RSTK-10
 */
export function useSendAll() {
  const write = useTexts();
  const { identifier: site } = useSite();
  const { ask } = useConfirm();
  const [isRunning, setRunning] = useState(false);
  const failure = useRef<CallFailure | undefined>(undefined);
  const send = useWrite('POST /api/site-users/account/notifications/restock/send/all', {
    refreshes: [groupsCall],
    onFailed: (why) => {
      failure.current = why;
    },
  });
  const tell = async (groups: readonly Group[]) => {
    failure.current = undefined;
    let sent = 0;
    for (let at = 0; at < groups.length && !failure.current; at += atOnce) {
      const sendRequests = groups.slice(at, at + atOnce).map(idsOf);
      sent += (await send.runAndWait({ query: { site }, body: { sendRequests } }))?.sent ?? 0;
    }
    const message = write(texts.sent, { count: sent });
    // It is set by the write.
    const why = failure.current as CallFailure | undefined;
    showToast(
      why
        ? { tone: 'danger', message: write(texts.stopped, { message, reason: why.message }) }
        : { message },
    );
  };
  const sendAll = async () => {
    setRunning(true);
    const groups = await readAllGroups(site);
    setRunning(false);
    if ('message' in groups) {
      showToast({ tone: 'danger', message: groups.message });
      return;
    }
    const people = groups.reduce((sum, { count }) => sum + count, 0);
    const isSure = await ask({
      title: write(texts.allTitle),
      text: write(texts.allText, { people, variants: groups.length }),
      confirmLabel: write(texts.sendAll),
    });
    if (!isSure) return;
    setRunning(true);
    await tell(groups);
    setRunning(false);
  };
  return { sendAll, isRunning };
}
