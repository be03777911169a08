import { donatePath } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { OpenBadge, SupporterTabs } from './supporter-tabs.tsx';
import { supporterTexts as texts } from './supporter-texts.ts';

/** What the shop collects for. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const read = useRead('GET /api/sites/:identifier/donations', { params: { identifier } });
  const rows = read.state === 'success' ? read.answer.donations : [];
  const add = may('create-products') && (
    <ButtonLink kind="primary" keys="n" href={href('supporters/donations/new')}>
      {write(texts.newDonation)}
    </ButtonLink>
  );
  return (
    <Page title={write(texts.supporters)} actions={add}>
      <SupporterTabs current="donations" />
      <Card isFlush>
        <ReadTable
          read={read}
          empty={
            <EmptyState
              title={write(texts.noDonations)}
              {...(may('create-products') && {
                action: (
                  <ButtonLink href={href('supporters/donations/new')}>
                    {write(texts.collect)}
                  </ButtonLink>
                ),
              })}
            >
              {write(texts.noDonationsText)}
            </EmptyState>
          }
          label={write(texts.donations)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          {...(may('edit-products') && {
            hrefOf: ({ id }: { id: string }) => href(`supporters/donations/${id}`),
          })}
          columns={[
            { key: 'name', title: write(texts.name), cell: ({ title }) => title },
            {
              key: 'state',
              isState: true,
              title: write(texts.state),
              cell: ({ isOpen }) => <OpenBadge isOpen={isOpen} />,
            },
            {
              key: 'address',
              title: write(texts.address),
              isWideOnly: true,
              cell: ({ id }) => <code>{donatePath(id)}</code>,
            },
          ]}
        />
      </Card>
    </Page>
  );
}
