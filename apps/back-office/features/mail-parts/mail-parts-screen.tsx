import {
  mailKinds,
  mailParts,
  type DocumentHead,
  type MailKind,
  type MailPartOf,
} from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { mailPartName, mailPartTexts } from '../../editor/mail/mail-part-texts.ts';
import { useMailTest } from '../../editor/mail/use-mail-test.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import desk from '../desk/desk.module.css';
import { MailFrame } from '../mails/mail-frame.tsx';
import { mailKindTexts } from '../mails/mail-kind-texts.ts';
import { mailPartsTexts as texts } from './mail-parts-texts.ts';

/** All mails to customers with what was built around them: each by an example. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const asked = useParams({ strict: false }).kind;
  const kind = mailKinds.find((one) => one === asked) ?? 'confirmed';
  const read = useRead('GET /api/sites/:identifier/documents', {
    params: { identifier },
    query: { purpose: 'mail' },
  });
  return (
    <Page title={write(mailPartTexts.title)}>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <>
          <Card title={write(texts.everywhere)}>
            <p className={desk['muted']}>{write(texts.everywhereText)}</p>
            <Parts
              parts={mailParts.filter((part) => part.kind === undefined)}
              heads={read.answer.documents}
            />
          </Card>
          <LinkTabs
            label={write(texts.kinds)}
            tabs={mailKinds.map((one) => ({
              href: href(`mail-parts/of/${one}`),
              label: write(mailKindTexts[one]),
              isCurrent: one === kind,
            }))}
          />
          <Card title={write(texts.ofKind)}>
            <Parts
              parts={mailParts.filter((part) => part.kind === kind)}
              heads={read.answer.documents}
            />
          </Card>
          <Example key={kind} kind={kind} />
        </>
      )}
    </Page>
  );
}

function Parts({ parts, heads }: { parts: readonly MailPartOf[]; heads: readonly DocumentHead[] }) {
  const write = useTexts();
  const { href } = useSite();
  return (
    <ul className={desk['lines']}>
      {parts.map((part) => {
        const head = heads.find(({ ownerId }) => ownerId === part.name);
        const short = part.place ?? (part.name === 'header' ? 'header' : 'footer');
        return (
          <li key={part.name} className={joinClasses(desk['line'], desk['middle'])}>
            <span className={desk['grow']}>{write(texts[short])}</span>
            {head ? (
              <Badge tone={head.state === 'published' ? 'success' : 'neutral'}>
                {write(documentStateTexts[head.state])}
              </Badge>
            ) : (
              <span className={desk['muted']}>{write(texts.none)}</span>
            )}
            <ButtonLink
              isSmall
              href={href(`mail-parts/${part.name}`)}
              aria-label={write(texts.edit, { name: mailPartName(part, write) })}
            >
              {write(texts.editShort)}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

function Example({ kind }: { kind: MailKind }) {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { send, isRunning } = useMailTest(kind);
  const read = useRead('GET /api/sites/:identifier/mail-examples/:kind', {
    params: { identifier, kind },
  });
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') {
    return <FailedState failure={read.failure} onRetry={read.refetch} />;
  }
  return (
    <>
      <div className={desk['line']}>
        <div className={desk['grow']}>
          <h2>{read.answer.subject}</h2>
          <p className={desk['muted']}>{write(texts.preview)}</p>
        </div>
        {may('edit-drafts') && (
          <Button isPending={isRunning} onPress={send}>
            {write(mailPartTexts.test)}
          </Button>
        )}
      </div>
      <MailFrame src={href(`mail-examples/${kind}/body`)} text={read.answer.text} />
    </>
  );
}
