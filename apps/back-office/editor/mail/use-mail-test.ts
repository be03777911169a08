import type { MailKind } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { mailPartTexts as texts } from './mail-part-texts.ts';

/** Sends an example of a kind of mail to whoever asks, with the drafts of its parts. */
export function useMailTest(kind: MailKind): { send: () => void; isRunning: boolean } {
  const write = useTexts();
  const { identifier } = useSite();
  const sending = useWrite('POST /api/sites/:identifier/mail-examples/:kind/send', {
    onDone: ({ to, hasMailer }) =>
      showToast({ message: hasMailer ? write(texts.testSent, { to }) : write(texts.testKept) }),
  });
  const send = () => sending.run({ params: { identifier, kind } });
  return { send, isRunning: sending.isRunning };
}
