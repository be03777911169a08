/** What designs take of the site: its pictures, its store, its blog, its form. */
import type { DesignSite } from '@sitewright/blocks';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { languageOf } from '../../texts/use-texts.ts';

/** Pictures that designs show in turn. */
const mostPictures = 16;

/**
 * Undefined while it is read. What who works here may not see is left out. `chosenForm`: that of
 * sections with one; missing: the first of the site.
 */
export function useDesignSite(pageLanguage: string, chosenForm?: string): DesignSite | undefined {
  const { identifier, may } = useSite();
  const params = { identifier };
  const seesFiles = may('view-media');
  const files = useRead(
    'GET /api/sites/:identifier/files',
    { params, query: { kind: 'image', limit: mostPictures } },
    { isWanted: seesFiles },
  );
  const pages = useRead('GET /api/sites/:identifier/pages', { params });
  const forms = useForms();
  const isReady =
    (!seesFiles || files.state !== 'pending') && pages.state !== 'pending' && forms !== undefined;
  const pictures = files.state === 'success' ? files.answer.files : undefined;
  const all = pages.state === 'success' ? pages.answer.pages : undefined;
  const form = chosenForm ?? forms?.[0]?.id;
  return useMemo(() => {
    if (!isReady) return undefined;
    const first = (typeName: string) => all?.find((page) => page.typeName === typeName)?.id;
    return {
      language: languageOf(pageLanguage),
      pictures: (pictures ?? []).map(({ id }) => id),
      store: first('products'),
      blog: first('blog'),
      form,
    };
  }, [isReady, pageLanguage, pictures, all, form]);
}

/** The forms of the site by name; none where they cannot be read. Undefined while they are read. */
export function useForms(): readonly { readonly id: string; readonly name: string }[] | undefined {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/block-choices', {
    params: { identifier },
    query: { kind: 'form' },
  });
  if (read.state === 'pending') return undefined;
  return read.state === 'success' ? read.answer.choices : none;
}

const none: readonly never[] = [];
