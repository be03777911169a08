import type { PageFieldHead } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { homeOf } from './area-name.ts';
import type { EditedThing } from '../use-open-document.ts';

/** What of a page can be edited. */
export interface Areas {
  /** The page that areas are edited on. */
  readonly pageId: string | undefined;
  readonly fields: readonly PageFieldHead[];
  readonly hasContent: boolean;
}

const none: Areas = { pageId: undefined, fields: [], hasContent: false };

/**
 * The areas of the page that is open, or those of the site below a post or product; none until they
 * are read, and of a thing that is on no page.
 */
export function useAreas({ pageId: ownId, listId }: Pick<EditedThing, 'pageId' | 'listId'>): Areas {
  const { identifier } = useSite();
  const pageId = ownId ?? listId;
  const isWanted = pageId !== undefined;
  const fields = useRead(
    'GET /api/sites/:identifier/pages/:id/fields',
    { params: { identifier, id: pageId ?? '' } },
    { isWanted },
  );
  const pages = useRead(
    'GET /api/sites/:identifier/pages',
    { params: { identifier } },
    { isWanted },
  );
  if (fields.state !== 'success' || pages.state !== 'success') return none;
  const page = pages.answer.pages.find(({ id }) => id === pageId);
  if (ownId !== undefined) {
    return { pageId, fields: fields.answer.fields, hasContent: page?.isBuilt ?? false };
  }
  const ofSite = fields.answer.fields.filter(({ purpose }) => purpose !== 'block-field');
  return { pageId, fields: ofSite, hasContent: false };
}

/** The areas of the site, for which its theme has places. */
export function useSiteAreas(): readonly PageFieldHead[] {
  const { identifier } = useSite();
  const pages = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const home = pages.state === 'success' ? homeOf(pages.answer.pages) : undefined;
  return useAreas(home ? { listId: home.id } : {}).fields;
}
