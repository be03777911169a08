import type { CallFailure } from '@sitewright/contract';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FailedState, PendingState } from './states.tsx';

/** What the rows are read with; of what is read page by page, the next page too. */
type TableRead = (
  | { readonly state: 'pending' | 'success' }
  | { readonly state: 'failed'; readonly failure: CallFailure; readonly refetch: () => void }
) & {
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  readonly loadMore?: () => void;
};

interface ReadTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'hasMore' | 'isLoadingMore' | 'onMore'
> {
  readonly read: TableRead;
  /** What stands there when there are no rows. */
  readonly empty: ReactNode;
}

/** A list as a table, or why it is not there: it is being read, could not be, or has no rows. */
export function ReadTable<Row>({ read, empty, ...table }: ReadTableProps<Row>) {
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  if (table.rows.length === 0) return empty;
  const { hasMore = false, isLoadingMore = false, loadMore } = read;
  return (
    <DataTable
      {...table}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      {...(loadMore && { onMore: loadMore })}
    />
  );
}
