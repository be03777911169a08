import type { Review } from '@sitewright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { Stars, StateBadge } from './review-marks.tsx';
import { reviewQuery } from './review-query.ts';
import { ReviewSelection } from './review-selection.tsx';
import { reviewTexts as texts } from './review-texts.ts';
import classes from './reviews.module.css';

/** All reviews, those that wait behind a tab of their own. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { values } = useListState();
  const query = new URLSearchParams(reviewQuery(values)).toString();
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          {may('create-products') && (
            <ButtonLink href={href('imports')}>{write(texts.import)}</ButtonLink>
          )}
          <ButtonLink
            href={`/api/sites/${encodeURIComponent(identifier)}/reviews/export?${query}`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {write(texts.export)}
          </ButtonLink>
        </>
      }
    >
      <ViewTabs
        list="reviews"
        path="reviews"
        standing={(['waiting', 'published', 'hidden'] as const).map((state) => ({
          label: write(texts[state]),
          query: { state },
        }))}
      />
      <Card isFlush>
        <ReviewFilters />
        <ReviewList key={query} />
      </Card>
    </Page>
  );
}

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly text: ScreenText;
}

const choices: readonly Choice[] = [
  { name: 'isAnswered', value: 'false', text: texts.unanswered },
  { name: 'isAnswered', value: 'true', text: texts.answered },
  { name: 'source', value: 'native', text: texts.native },
  { name: 'source', value: 'imported', text: texts.imported },
  ...['5', '4', '3', '2', '1'].map((value) => ({ name: 'rating', value, text: texts.stars })),
];

function ReviewFilters() {
  const write = useTexts();
  const { values, set } = useListState();
  const nameOf = ({ text, value }: Choice) => write(text, { count: Number(value) || 0 });
  return (
    <FilterBar>
      <SearchField
        label={write(texts.search)}
        value={values['search'] ?? ''}
        onSearch={(search) => set({ search })}
      />
      <FilterMenu
        choices={choices.map((choice) => ({
          id: `${choice.name}=${choice.value}`,
          label: nameOf(choice),
          onAction: () => set({ [choice.name]: choice.value }),
        }))}
      />
      {choices
        .filter(({ name, value }) => values[name] === value)
        .map((choice) => (
          <FilterChip
            key={choice.name}
            name={nameOf(choice)}
            onRemove={() => set({ [choice.name]: undefined })}
          />
        ))}
      {values['productId'] !== undefined && (
        <FilterChip name={write(texts.ofProduct)} onRemove={() => set({ productId: undefined })} />
      )}
      <ReviewCount />
    </FilterBar>
  );
}

function ReviewCount() {
  const write = useTexts();
  const { identifier } = useSite();
  const { values } = useListState();
  const counted = useRead('GET /api/sites/:identifier/reviews/count', {
    params: { identifier },
    query: reviewQuery(values),
  });
  if (counted.state !== 'success') return null;
  const { count, isMore } = counted.answer;
  return <output>{write(isMore ? texts.countMore : texts.count, { count })}</output>;
}

const none: ReadonlySet<string> = new Set();

function ReviewList() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { values, set } = useListState();
  const [chosen, setChosen] = useState(none);
  const query = reviewQuery(values);
  const direction = values['direction'] === 'asc' ? 'asc' : 'desc';
  const read = usePages('GET /api/sites/:identifier/reviews', {
    params: { identifier },
    query: { ...query, direction },
  });
  if (read.state === 'pending') return <PendingState lines={10} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const rows = read.answer.flatMap(({ reviews }) => reviews);
  if (rows.length === 0) return <NoReviews isFiltered={Object.keys(query).length > 0} />;
  return (
    <>
      <DataTable
        label={write(texts.title)}
        columns={listColumns(write)}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={nameOfReview}
        hrefOf={({ id }) => href(`reviews/${id}`)}
        selection={{ ids: chosen, onChange: setChosen }}
        sorting={{ by: 'created', direction }}
        onSort={(sorting) => set({ direction: sorting.direction })}
        hasMore={read.hasMore}
        isLoadingMore={read.isLoadingMore}
        onMore={read.loadMore}
      />
      {chosen.size > 0 && (
        <ReviewSelection ids={[...chosen]} onDone={(left) => setChosen(new Set(left))} />
      )}
    </>
  );
}

function nameOfReview({ title, authorName }: Review): string {
  return title || authorName;
}

function listColumns(write: WriteText): Column<Review>[] {
  return [
    {
      key: 'review',
      title: write(texts.review),
      cell: (review) => (
        <span className={classes['words']}>
          <span>{nameOfReview(review)}</span>
          {review.body && <span className={classes['muted']}>{review.body}</span>}
        </span>
      ),
    },
    { key: 'rating', title: write(texts.rating), cell: ({ rating }) => <Stars rating={rating} /> },
    {
      key: 'state',
      title: write(texts.state),
      cell: ({ state, isVerified, source }) => (
        <span className={classes['badges']}>
          <StateBadge state={state} />
          {isVerified && <Badge tone="info">{write(texts.verified)}</Badge>}
          {source === 'imported' && <Badge>{write(texts.imported)}</Badge>}
        </span>
      ),
    },
    {
      key: 'product',
      title: write(texts.product),
      cell: ({ productTitle }) => productTitle || write(texts.gone),
    },
    { key: 'by', title: write(texts.by), isWideOnly: true, cell: ({ authorName }) => authorName },
    {
      key: 'created',
      title: write(texts.written),
      sort: 'created',
      cell: ({ createdOn }) => <Moment at={createdOn} isDateOnly />,
    },
  ];
}

function NoReviews({ isFiltered }: { isFiltered: boolean }) {
  const write = useTexts();
  const { values, set } = useListState();
  if (!isFiltered)
    return <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>;
  const empty = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));
  return (
    <EmptyState
      title={write(texts.notFound)}
      action={<Button onPress={() => set(empty)}>{write(texts.clear)}</Button>}
    />
  );
}
