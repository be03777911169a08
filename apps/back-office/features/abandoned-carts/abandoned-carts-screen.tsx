import { leftCartStates } from '@sitewright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
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
import { EmptyState } from '../../ui/states.tsx';
import classes from './abandoned-carts.module.css';
import { CartDialog } from './cart-dialog.tsx';
import { leftCartQuery, leftCartsRead, type LeftCart } from './left-cart-reads.ts';
import { leftCartTexts as texts, stateTexts } from './left-cart-texts.ts';
import { SumsCard } from './sums-card.tsx';
import { useLeftCartColumns } from './use-left-cart-columns.tsx';

/** Carts that were left with an email: what they hold, whether a mail went, what it brought. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { values, set } = useListState();
  const [shown, setShown] = useState<LeftCart>();
  const query = leftCartQuery(values);
  const read = usePages(leftCartsRead, { params: { identifier }, query });
  const columns = useLeftCartColumns(setShown);
  const isNarrowed = Object.keys(query).length > 0;
  const count = read.state === 'success' ? read.answer[0]?.count : undefined;
  const here = href('abandoned-carts');
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          <ButtonLink
            href={`/api/sites/${encodeURIComponent(identifier)}/left-carts/export?${new URLSearchParams(query)}`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {write(texts.export)}
          </ButtonLink>
          <ButtonLink href={href('abandoned-carts/mail')}>{write(texts.settings)}</ButtonLink>
        </>
      }
    >
      <SumsCard />
      <LinkTabs
        label={write(texts.state)}
        tabs={[
          { href: here, label: write(texts.all), isCurrent: query.state === undefined },
          ...leftCartStates.map((state) => ({
            href: `${here}?state=${state}`,
            label: write(stateTexts[state]),
            isCurrent: query.state === state,
          })),
        ]}
      />
      <Card isFlush>
        <FilterBar>
          <SearchField
            label={write(texts.search)}
            value={query.search ?? ''}
            onSearch={(search) => set({ search })}
          />
          {count && (
            <span className={classes['muted']}>
              {write(count.isMore ? texts.countMore : texts.carts, { count: count.count })}
            </span>
          )}
        </FilterBar>
        <ReadTable
          read={read}
          label={write(texts.title)}
          rows={read.state === 'success' ? read.answer.flatMap((page) => page.carts) : []}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          columns={columns}
          empty={
            <EmptyState title={write(isNarrowed ? texts.notFound : texts.none)}>
              {write(isNarrowed ? texts.notFoundText : texts.noneText)}
            </EmptyState>
          }
        />
      </Card>
      {shown && <CartDialog cart={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
