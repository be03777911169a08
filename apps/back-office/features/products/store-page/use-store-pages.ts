import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';

/** A page of the site that products are on. */
export type StorePage = CallAnswer<'GET /api/sites/:identifier/store-pages'>['storePages'][number];

/** Store pages in their order; undefined until they are read. */
export function useStorePages(): readonly StorePage[] | undefined {
  return useStorePageRead().pages;
}

/** The same, with the read itself, for who tells that they could not be read. */
export function useStorePageRead() {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/store-pages', { params: { identifier } });
  return { read, pages: read.state === 'success' ? read.answer.storePages : undefined };
}

/** Whether products can be told apart by their store page. */
export function haveSeveral(pages: readonly StorePage[] | undefined): pages is StorePage[] {
  return pages !== undefined && pages.length > 1;
}
