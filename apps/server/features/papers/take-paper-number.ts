import type { WriteTransaction } from '../../db/database.ts';
import type { PaperSeries } from './tables.ts';

/** The row of the series is locked until the commit: no number twice, and none left out. */
export async function takePaperNumber(
  trx: WriteTransaction,
  { siteId, series }: { siteId: string; series: PaperSeries },
): Promise<number> {
  const { next_number } = await trx
    .insertInto('paper_series')
    .values({ site_id: siteId, series, next_number: 2 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'series'])
        .doUpdateSet((eb) => ({ next_number: eb('paper_series.next_number', '+', 1) })),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow();
  return next_number - 1;
}
