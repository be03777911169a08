import { useRead } from '../../data/use-read.ts';
import { useSite } from '../../app/office-context.ts';

export const postsRead = 'GET /api/sites/:identifier/posts';
export const postRead = 'GET /api/sites/:identifier/posts/:id';

/** The page that posts stand on; undefined until it is read, and when there is none. */
export function useCollection(id: string) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const pages = read.state === 'success' ? read.answer.pages : [];
  return pages.find((page) => page.id === id);
}

/** The title of a page, or where it is. */
export function nameOfPage({ title, urlId }: { title: string; urlId: string }): string {
  return title || `/${urlId}`;
}
