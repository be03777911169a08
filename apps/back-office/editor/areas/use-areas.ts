import type { PageFieldHead, SitePage } from '@sitewright/contract';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { whereEdited } from '../../features/pages/where-edited.ts';
import { homeOf } from './area-name.ts';
import type { EditedThing } from '../use-open-document.ts';

/** What of a page can be edited. */
export interface Areas {
  /** The page that areas are edited on. */
  readonly pageId: string | undefined;
  readonly fields: readonly PageFieldHead[];
  readonly hasContent: boolean;
  /** Of an index: the pages that it shows. Each is edited where it is a page of its own. */
  readonly parts: readonly PageLink[];
  /** The indexes that show the page. */
  readonly indexes: readonly PageLink[];
}

/** Another page, and where it is edited. */
export interface PageLink {
  readonly id: string;
  readonly title: string;
  /** Behind the site's part of the address; undefined: nowhere. */
  readonly path: string | undefined;
}

const none: Areas = { pageId: undefined, fields: [], hasContent: false, parts: [], indexes: [] };

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
  const fieldsAnswer = fields.state === 'success' ? fields.answer : undefined;
  const pagesAnswer = pages.state === 'success' ? pages.answer : undefined;
  // The same as long as nothing was read anew: the canvas looks its places up once.
  return useMemo(() => {
    if (pageId === undefined || !fieldsAnswer || !pagesAnswer) return none;
    if (ownId === undefined) {
      const ofSite = fieldsAnswer.fields.filter(({ purpose }) => purpose !== 'block-field');
      return { ...none, pageId, fields: ofSite };
    }
    const all = new Map(pagesAnswer.pages.map((page) => [page.id, page]));
    const toLinks = (ids: readonly string[]) => ids.flatMap((id) => linkTo(all.get(id)) ?? []);
    return {
      pageId,
      fields: fieldsAnswer.fields,
      hasContent: all.get(pageId)?.isBuilt ?? false,
      parts: toLinks(fieldsAnswer.shows),
      indexes: toLinks(fieldsAnswer.shownOn),
    };
  }, [pageId, ownId, fieldsAnswer, pagesAnswer]);
}

function linkTo(page: SitePage | undefined): PageLink | undefined {
  return page && { id: page.id, title: page.title || `/${page.urlId}`, path: whereEdited(page) };
}

/** The areas of the site, for which its theme has places. */
export function useSiteAreas(): readonly PageFieldHead[] {
  const { identifier } = useSite();
  const pages = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const home = pages.state === 'success' ? homeOf(pages.answer.pages) : undefined;
  return useAreas(home ? { listId: home.id } : {}).fields;
}
