import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { DraftBadge } from './draft-badge.tsx';
import { draftTexts as texts } from './draft-texts.ts';

/** Orders that staff put together, the newest first. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const pages = usePages('GET /api/sites/:identifier/draft-orders', {
    params: { identifier },
    query: {},
  });
  const rows = pages.state === 'success' ? pages.answer.flatMap(({ drafts }) => drafts) : [];
  const add = may('edit-orders') && (
    <ButtonLink kind="primary" keys="n" href={href('drafts/new')}>
      {write(texts.newDraft)}
    </ButtonLink>
  );
  return (
    <Page title={write(texts.title)} actions={add}>
      <Card isFlush>
        <ReadTable
          read={pages}
          empty={
            <EmptyState
              title={write(texts.none)}
              {...(may('edit-orders') && {
                action: (
                  <ButtonLink href={href('drafts/new')}>{write(texts.writeFirst)}</ButtonLink>
                ),
              })}
            >
              {write(texts.noneText)}
            </EmptyState>
          }
          label={write(texts.title)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ email }) => email || write(texts.nobody)}
          hrefOf={({ id }) => href(`drafts/${id}`)}
          columns={[
            {
              key: 'who',
              title: write(texts.who),
              cell: ({ email }) => email || write(texts.nobody),
            },
            {
              key: 'made',
              title: write(texts.made),
              cell: ({ createdOn }) => <Moment at={createdOn} />,
            },
            {
              key: 'state',
              isState: true,
              title: write(texts.state),
              cell: ({ state }) => <DraftBadge state={state} />,
            },
            {
              key: 'until',
              title: write(texts.until),
              isWideOnly: true,
              cell: ({ expiresOn, orderNumber }) =>
                orderNumber === null ? (
                  <Moment at={expiresOn} isDateOnly />
                ) : (
                  write(texts.order, { number: orderNumber })
                ),
            },
          ]}
        />
      </Card>
    </Page>
  );
}
