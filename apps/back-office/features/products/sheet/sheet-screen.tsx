import { sheetLimits, type CallFailure } from '@sitewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../../../app/office-context.ts';
import { call } from '../../../data/client.ts';
import { refreshReads } from '../../../data/query-client.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Card, Page } from '../../../ui/page.tsx';
import { Banner, FailedState, PendingState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { NoProducts } from '../no-products.tsx';
import { filterQuery, sortQuery } from '../product-filters.ts';
import { createCellKeeper, saveCall } from './keep-cells.ts';
import { SheetBar, SheetStatus } from './sheet-bar.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { countMarks } from './sheet-state.ts';
import { createSheetStore, type SheetStore } from './sheet-store.ts';
import { sheetTexts as texts } from './sheet-texts.ts';
import { useSheet } from './use-sheet.ts';
import classes from './sheet.module.css';

const written = [
  'GET /api/sites/:identifier/products',
  'GET /api/sites/:identifier/products/count',
  'GET /api/sites/:identifier/products/:id',
  'GET /api/sites/:identifier/inventory',
  'GET /api/sites/:identifier/activity',
] as const;

/** The products of the list, with its search and filters, as a spreadsheet. PROD-08 */
export function Screen() {
  const write = useTexts();
  const { href, may } = useSite();
  const { values } = useListState();
  const store = useStore();
  const read = useRows(store);
  const { rows } = useSheet(store);
  const address = new URLSearchParams(values).toString();
  return (
    <Page
      title={write(texts.screen)}
      back={{ href: href(`products?${address}`), label: write(texts.products) }}
      actions={<UndoButton store={store} />}
    >
      {!may('edit-products') && <Banner>{write(texts.readOnly)}</Banner>}
      {read.isCut && <Banner tone="warning">{write(texts.more, { count: rows.length })}</Banner>}
      {read.failure && <FailedState failure={read.failure} onRetry={read.retry} />}
      {rows.length === 0 &&
        !read.failure &&
        (read.isLoading ? (
          <PendingState lines={12} />
        ) : (
          <NoProducts isFiltered={Object.keys(filterQuery(values)).length > 0} />
        ))}
      {rows.length > 0 && (
        <Card isFlush>
          <div className={classes['sheet']}>
            <SheetBar store={store} />
            <SheetGrid store={store} />
            <SheetStatus store={store} isLoading={read.isLoading} />
          </div>
        </Card>
      )}
      <LeaveQuestion store={store} />
    </Page>
  );
}

function useStore(): SheetStore {
  const { identifier, currency, locale, measurementStandard: standard, may } = useSite();
  const [firstStandard] = useState(standard);
  const client = useQueryClient();
  const rights = { mayEdit: may('edit-products'), mayMoveUnits: may('edit-inventory') };
  const { mayEdit, mayMoveUnits } = rights;
  const store = useMemo(() => {
    const params = { identifier };
    const keeper = createCellKeeper(identifier);
    const made = createSheetStore({
      writing: { locale, currency, standard: firstStandard },
      // Units go by the same call, which asks for both.
      rights: { mayEdit, mayMoveUnits: mayEdit && mayMoveUnits },
      send: (body) => call(saveCall, { params, body }),
      keep: keeper.keep,
      onSaved: () => void refreshReads(client, written),
      async undo(activityIds) {
        for (const id of activityIds.toReversed()) {
          const result = await call('POST /api/sites/:identifier/activity/:id/undo', {
            params: { identifier, id },
          });
          if (result.ok) continue;
          showToast({ tone: 'danger', message: result.failure.message });
          return false;
        }
        return true;
      },
    });
    return {
      ...made,
      stop: () => {
        made.stop();
        keeper.letGo();
      },
    };
  }, [identifier, currency, locale, firstStandard, mayEdit, mayMoveUnits, client]);
  // Other units show the same cells: what is not saved stays in them.
  useEffect(() => {
    const { writing } = store.read();
    if (writing.standard !== standard) store.set({ writing: { ...writing, standard } });
  }, [store, standard]);
  useEffect(() => store.stop, [store]);
  return store;
}

/** Reads page after page until all rows are there, or as many as a sheet has. */
function useRows(store: SheetStore) {
  const { identifier } = useSite();
  const { values } = useListState();
  // What the list showed when the sheet was opened.
  const [query] = useState(() => ({ ...filterQuery(values), ...sortQuery(values) }));
  const [tries, setTries] = useState(0);
  const [progress, setProgress] = useState<{
    failure?: CallFailure;
    isCut?: boolean;
    isDone?: true;
  }>({});
  useEffect(() => {
    const stopping = new AbortController();
    const readAll = async () => {
      let after: string | undefined;
      do {
        const asked = { ...query, limit: '50', ...(after && { after }) };
        const result = await call(
          'GET /api/sites/:identifier/product-sheet',
          { params: { identifier }, query: asked },
          stopping.signal,
        );
        if (stopping.signal.aborted) return;
        if (!result.ok) return setProgress({ failure: result.failure });
        store.load(result.answer.products);
        after = result.answer.after;
      } while (after !== undefined && store.read().rows.length < sheetLimits.rows);
      setProgress({ isDone: true, isCut: after !== undefined });
    };
    store.set({ rows: [] });
    void readAll();
    return () => stopping.abort();
  }, [store, identifier, query, tries]);
  return {
    ...progress,
    isLoading: !progress.isDone && !progress.failure,
    retry: () => {
      setProgress({});
      setTries(tries + 1);
    },
  };
}

function UndoButton({ store }: { store: SheetStore }) {
  const write = useTexts();
  useSheet(store);
  return (
    <Button isDisabled={!store.canUndo()} onPress={() => void store.undo()}>
      {write(texts.undo)}
    </Button>
  );
}

/** Cells that are not saved are not left behind without a word. */
function LeaveQuestion({ store }: { store: SheetStore }) {
  const write = useTexts();
  const { saving, faults } = countMarks(useSheet(store));
  const isKept = faults > 0 || (saving > 0 && !store.isKept());
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isKept && current.pathname !== next.pathname,
    enableBeforeUnload: isKept,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog isOpen isUrgent title={write(texts.leaveTitle)} onClose={blocker.reset}>
      <p>{write(texts.leaveText)}</p>
      <Button kind="danger" onPress={blocker.proceed}>
        {write(texts.leave)}
      </Button>
    </Dialog>
  );
}
