import { mailStatuses } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Banner, EmptyState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { MailBadge } from './mail-badge.tsx';
import { mailStatusTexts, mailTexts as texts } from './mail-texts.ts';

/** What was mailed, what waits, and what to do where no mail server is set. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { values, set } = useListState();
  const status = mailStatuses.find((one) => one === values['status']);
  const search = values['search'] ?? '';
  const pages = usePages('GET /api/sites/:identifier/mails', {
    params: { identifier },
    query: { ...(status && { status }), ...(search && { search }) },
  });
  const rows = pages.state === 'success' ? pages.answer.flatMap(({ mails }) => mails) : [];
  const isNarrowed = status !== undefined || search !== '';
  return (
    <Page
      title={write(texts.title)}
      actions={
        <ButtonLink href={href('mails/suppressions')}>{write(texts.suppressions)}</ButtonLink>
      }
    >
      {pages.state === 'success' && pages.answer[0]?.hasMailer === false && (
        <Banner>{write(texts.noMailer)}</Banner>
      )}
      <LinkTabs
        label={write(texts.status)}
        tabs={[undefined, ...mailStatuses].map((one) => ({
          href: href(one ? `mails?status=${one}` : 'mails'),
          label: write(one ? mailStatusTexts[one] : texts.all),
          isCurrent: one === status,
        }))}
      />
      <FilterBar>
        <SearchField
          label={write(texts.search)}
          value={search}
          onSearch={(text) => set({ search: text })}
        />
      </FilterBar>
      <Card isFlush>
        <ReadTable
          read={pages}
          empty={
            <EmptyState title={write(isNarrowed ? texts.notFound : texts.none)}>
              {!isNarrowed && write(texts.noneText)}
            </EmptyState>
          }
          label={write(texts.title)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ subject }) => subject}
          hrefOf={({ id }) => href(`mails/${id}`)}
          columns={[
            { key: 'mail', title: write(texts.mail), cell: ({ subject }) => subject },
            { key: 'to', title: write(texts.to), cell: ({ to }) => to },
            {
              key: 'date',
              title: write(texts.date),
              cell: ({ createdOn }) => <Moment at={createdOn} />,
            },
            {
              key: 'status',
              isState: true,
              title: write(texts.status),
              cell: (mail) => <MailBadge status={mail.status} />,
            },
          ]}
        />
      </Card>
    </Page>
  );
}
