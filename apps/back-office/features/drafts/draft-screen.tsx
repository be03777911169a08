import type { CallAnswer } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Columns, Page } from '../../ui/page.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import desk from '../desk/desk.module.css';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { useNamedLines } from '../sale-lines/use-sellable.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftBadge } from './draft-badge.tsx';
import { DraftForm } from './draft-form.tsx';
import { draftTexts as texts } from './draft-texts.ts';

const draftCall = 'GET /api/sites/:identifier/draft-orders/:id';

type Draft = CallAnswer<typeof draftCall>;

/** A draft: what was agreed on, what it comes to, and how it gets paid. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead(draftCall, { params: { identifier, id } });
  const back = { href: href('drafts'), label: write(texts.title) };
  if (read.state === 'success') return <DraftPage key={id} draft={read.answer} back={back} />;
  return <UnreadPage title={write(texts.title)} back={back} read={read} />;
}

interface DraftPageProps {
  draft: Draft;
  back: { href: string; label: string };
}

function DraftPage({ draft, back }: DraftPageProps) {
  const write = useTexts();
  const { may } = useSite();
  const { id, state, email } = draft;
  const written = JSON.stringify(draft.content);
  const saved = useMemo(() => JSON.parse(written) as Draft['content'], [written]);
  const canChange = may('edit-orders') && state !== 'paid' && state !== 'canceled';
  return (
    <Page
      title={email ? write(texts.draftFor, { email }) : write(texts.draftForNobody)}
      back={back}
      badges={<DraftBadge state={state} />}
    >
      {canChange ? (
        <DraftForm
          id={id}
          saved={saved}
          actions={({ isDirty }) => (
            <>
              <DraftActions draft={draft} isDirty={isDirty} />
              <DraftFacts draft={draft} />
            </>
          )}
        />
      ) : (
        <Columns aside={<DraftFacts draft={draft} />}>
          <AgreedLines draft={draft} />
        </Columns>
      )}
      <ActivityHistory subject={`draft-order:${id}`} />
    </Page>
  );
}

function DraftFacts({ draft }: { draft: Draft }) {
  const write = useTexts();
  const { href } = useSite();
  const { orderNumber, state } = draft;
  const isPayable = state === 'open' || state === 'sent';
  return (
    <Card>
      <Facts
        facts={[
          [
            write(texts.becameOrder),
            orderNumber !== null && (
              <Link key="order" href={href(`orders/${orderNumber}`)}>
                {write(texts.order, { number: orderNumber })}
              </Link>
            ),
          ],
          [write(texts.madeBy), draft.madeBy],
          [write(texts.made), <Moment key="made" at={draft.createdOn} />],
          [write(texts.until), isPayable && <Moment key="until" at={draft.expiresOn} isDateOnly />],
        ]}
      />
    </Card>
  );
}

function AgreedLines({ draft: { content } }: { draft: Draft }) {
  const write = useTexts();
  const { nameOf } = useNamedLines(content.lines);
  return (
    <Card title={write(texts.items)}>
      <ul className={desk['lines']}>
        {content.lines.map((line) => (
          <li key={line.kind === 'variant' ? line.variantId : line.title}>
            {line.quantity} × {nameOf(line)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
