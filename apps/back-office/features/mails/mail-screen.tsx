import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { MailBadge, type MailLine } from './mail-badge.tsx';
import { MailFrame } from './mail-frame.tsx';
import { mailTexts as texts } from './mail-texts.ts';

const mailReads = [
  'GET /api/sites/:identifier/mails/:id',
  'GET /api/sites/:identifier/mails',
] as const;

/** One mail as its reader sees it, with how its sending went. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { id = '' } = useParams({ strict: false });
  const params = { identifier, id };
  const read = useRead('GET /api/sites/:identifier/mails/:id', { params });
  const drop = useWrite('POST /api/sites/:identifier/mails/:id/drop', {
    refreshes: mailReads,
    onDone: () => showToast({ message: write(texts.dropText) }),
  });
  const send = useWrite('POST /api/sites/:identifier/mails/:id/send', {
    refreshes: mailReads,
    onDone: () => showToast({ message: write(texts.sending) }),
  });
  const back = { href: href('mails'), label: write(texts.title) };
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.mail)} back={back} read={read} />;
  }
  const { mail } = read.answer;
  return (
    <Page
      title={mail.subject}
      back={back}
      badges={<MailBadge status={mail.status} />}
      actions={
        may('send-mails') && (
          <>
            {mail.canDrop && (
              <Button isPending={drop.isRunning} onPress={() => drop.run({ params })}>
                {write(texts.drop)}
              </Button>
            )}
            {mail.canSend && (
              <Button
                kind="primary"
                isPending={send.isRunning}
                onPress={() => send.run({ params })}
              >
                {write(sendLabel(mail.status))}
              </Button>
            )}
          </>
        )
      }
    >
      <Card>
        <Facts
          facts={[
            [write(texts.to), mail.to],
            [write(texts.written), <Moment key="written" at={mail.createdOn} />],
            [write(texts.sentOn), mail.sentOn !== null && <Moment key="sent" at={mail.sentOn} />],
            [write(texts.tries), mail.attempts > 0 && mail.attempts],
            [write(texts.lastError), mail.lastError],
          ]}
        />
      </Card>
      <MailFrame src={href(`mails/${mail.id}/body`)} text={mail.text} />
    </Page>
  );
}

function sendLabel(status: MailLine['status']) {
  if (status === 'pending') return texts.sendNow;
  return status === 'kept' ? texts.send : texts.tryAgain;
}
