import type { PageFieldHead } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/** What of a page can be edited. */
export interface Areas {
  readonly fields: readonly PageFieldHead[];
  readonly hasContent: boolean;
}

const none: Areas = { fields: [], hasContent: false };

/** The areas of the page that is open; none until they are read, and of a thing that is no page. */
export function useAreas(pageId: string | undefined): Areas {
  const { identifier } = useSite();
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
  return { fields: fields.answer.fields, hasContent: page?.isBuilt ?? false };
}
