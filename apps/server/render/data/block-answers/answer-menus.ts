import type { NavigationEntry } from '../../../features/collections/tables.ts';
import { collectionUrl } from '../../context/present-collection.ts';
import type { Answerer, AnswerScope } from './answer-scope.ts';

/** The entries of menus and of their folders, without what visitors do not see. */
export const answerMenus: Answerer<'menu'> = async (scope, queries) =>
  queries.map(({ name }) => {
    const entries = scope.snapshot.navigations.get(name);
    return entries && { kind: 'menu', entries: entriesOf(scope, entries) };
  });

interface Entry {
  title: string;
  url: string;
  newWindow: boolean;
}

function entriesOf(scope: AnswerScope, entries: readonly NavigationEntry[]): Entry[] {
  return entries.flatMap(({ collectionId, externalLink, items, title }) => {
    if (externalLink) {
      const isHarmless = /^(?:https?:|mailto:|tel:|\/|#)/i.test(externalLink.url);
      return isHarmless ? [externalLink] : [];
    }
    const page = scope.snapshot.collections.find(({ id }) => id === collectionId);
    const own: Entry[] = page
      ? [
          {
            title: title ?? (page.navigation_title || page.title),
            url: collectionUrl(page),
            newWindow: false,
          },
        ]
      : [];
    return [...own, ...entriesOf(scope, items ?? [])];
  });
}
