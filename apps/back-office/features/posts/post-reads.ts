import { notFoundFailure } from '../../data/call-error.ts';
import { useRead } from '../../data/use-read.ts';
import { useSite } from '../../app/office-context.ts';

export const postsRead = 'GET /api/sites/:identifier/posts';
export const postRead = 'GET /api/sites/:identifier/posts/:id';

/** The page that posts stand on; failed when there is none. */
export function useCollection(id: string) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  if (read.state !== 'success') return read;
  const page = read.answer.pages.find((one) => one.id === id);
  if (page) return { state: 'success', page } as const;
  return { state: 'failed', failure: notFoundFailure, refetch: read.refetch } as const;
}

/** The title of a page, or where it is. */
export function nameOfPage({ title, urlId }: { title: string; urlId: string }): string {
  return title || `/${urlId}`;
}
