import type { CallAnswer } from '@sitewright/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';

const rowChoices = ['24', '48', '96'] as const;

interface Pager {
  readonly rows: number;
  /** Where the page begins; undefined: the first one. */
  readonly after: string | undefined;
  /** How many pages are before it. */
  readonly page: number;
  readonly setRows: (rows: number) => void;
  readonly goOn: (after: string) => void;
  readonly goBack: () => void;
}

/** Pages of a list that begins anew whenever `about` is another. */
export function usePager(about: string): Pager {
  const [rows, setRows] = useState(24);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(about);
  if (about !== seen) {
    setSeen(about);
    setPlaces([]);
  }
  return {
    rows,
    after: places.at(-1),
    page: places.length,
    setRows: (next) => {
      setRows(next);
      setPlaces([]);
    },
    goOn: (after) => setPlaces([...places, after]),
    goBack: () => setPlaces(places.slice(0, -1)),
  };
}

/** Rows per page, the pages beside this one, and how many there are in all. FILE-02 */
export function FilePager({
  pager,
  shown,
  next,
  count,
}: {
  pager: Pager;
  /** Rows of this page. */
  shown: number;
  next: string | undefined;
  count: CallAnswer<'GET /api/sites/:identifier/files/count'> | undefined;
}) {
  const write = useTexts();
  const from = pager.page * pager.rows + (shown > 0 ? 1 : 0);
  const to = pager.page * pager.rows + shown;
  return (
    <nav className={classes['pager']} aria-label={write(texts.rowsPerPage)}>
      <SelectField
        label={write(texts.rowsPerPage)}
        value={rowChoices.find((one) => Number(one) === pager.rows) ?? '24'}
        onChange={(rows) => pager.setRows(Number(rows))}
        choices={rowChoices.map((one) => ({ value: one, label: one }))}
      />
      <div className={classes['pagerButtons']}>
        <span className={classes['muted']}>
          {count &&
            write(count.isMore ? texts.ofManyItems : texts.ofItems, {
              from,
              to,
              itemsAmount: count.count,
            })}
        </span>
        <Button
          isIcon
          aria-label={write(texts.previousPage)}
          isDisabled={pager.page === 0}
          onPress={pager.goBack}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </Button>
        <Button
          isIcon
          aria-label={write(texts.nextPage)}
          isDisabled={next === undefined}
          onPress={() => next !== undefined && pager.goOn(next)}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
