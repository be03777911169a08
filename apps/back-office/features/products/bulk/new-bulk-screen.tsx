import type { BulkPreview } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../../app/office-context.ts';
import { recallInTab } from '../../../data/session-store.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useSettled } from '../../../data/use-settled.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Page } from '../../../ui/page.tsx';
import { FailedState, PendingState } from '../../../ui/states.tsx';
import { filterQuery } from '../product-filters.ts';
import { emptyBulkDraft, readBulkDraft, type BulkEditInput } from './bulk-draft.ts';
import { BulkForm } from './bulk-form.tsx';
import { PreviewOfBulk } from './bulk-preview.tsx';
import { bulkTexts as texts } from './bulk-texts.ts';
import { chosenProductsName } from './chosen-products.ts';
import { RecentBulkEdits } from './recent-bulk-edits.tsx';
import { useWholePreview } from './use-whole-preview.ts';
import classes from './bulk.module.css';

/** Changes of many products: chosen ones, or all that the list shows. */
export function Screen() {
  const write = useTexts();
  const { currency, href, measurementStandard: standard } = useSite();
  const { locale } = useIntl();
  const { values } = useListState();
  const [draft, setDraft] = useState(emptyBulkDraft);
  const [chosen] = useState(() => (values['chosen'] ? readChosen() : []));
  const { edit, faults } = readBulkDraft(draft, { currency, standard, locale });
  const settled = useSettled(edit);
  const ids = [...chosen];
  const choice = ids.length > 0 ? { ids } : { filter: filterQuery(values) };
  return (
    <Page
      title={write(texts.title)}
      back={{ href: href('products'), label: write(texts.products) }}
      badges={
        <Badge tone="info">
          {ids.length > 0 ? write(texts.chosen, { count: ids.length }) : write(texts.ofFilter)}
        </Badge>
      }
    >
      <div className={classes['layout']}>
        <BulkForm
          draft={draft}
          faults={faults}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
        <div className={`${classes['stack']} ${classes['preview']}`}>
          <PreviewCard
            choice={choice}
            edit={settled}
            isReady={faults.length === 0 && JSON.stringify(settled) === JSON.stringify(edit)}
          />
          <RecentBulkEdits />
        </div>
      </div>
    </Page>
  );
}

type Choice = { ids: string[] } | { filter: ReturnType<typeof filterQuery> };

function PreviewCard({
  choice,
  edit,
  isReady,
}: {
  choice: Choice;
  edit: BulkEditInput;
  isReady: boolean;
}) {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href } = useSite();
  const isEmpty = Object.keys(edit).length === 0;
  const body = { choice, edit };
  const read = useWholePreview({ params: { identifier }, body }, !isEmpty);
  const start = useWrite('POST /api/sites/:identifier/bulk-edits', {
    refreshes: ['GET /api/sites/:identifier/bulk-edits'],
    onDone: ({ id }) => void router.navigate({ href: href(`products/bulk/${id}`) }),
  });
  const isFresh = read.state === 'success' && !read.isRefreshing && isReady;
  return (
    <Card
      title={write(texts.preview)}
      {...(!isEmpty &&
        read.state === 'success' && {
          actions: (
            <Button
              kind="primary"
              isPending={start.isRunning}
              isDisabled={!isFresh || startable(read.answer) === 0}
              onPress={() => start.run({ params: { identifier }, body })}
            >
              {write(texts.start, { count: startable(read.answer) })}
            </Button>
          ),
        })}
    >
      {isEmpty && <p className={classes['muted']}>{write(texts.nothing)}</p>}
      {!isEmpty && read.state === 'pending' && <PendingState lines={4} />}
      {!isEmpty && read.state === 'failed' && (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      )}
      {!isEmpty && read.state === 'success' && <PreviewOfBulk preview={read.answer} />}
    </Card>
  );
}

/** Products that change; those that are not looked at yet count. */
function startable({ changed, total, lookedAt }: BulkPreview): number {
  return changed + (total ?? lookedAt) - lookedAt;
}

function readChosen(): readonly string[] {
  const kept = recallInTab(chosenProductsName);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}
