import { hasContent, isStore } from '../load-list-items.ts';
import type { Answerer } from './answer-scope.ts';

/** Feeds of the pages that have one: lists of posts and of events. */
export const answerFeeds: Answerer<'feed'> = async ({ snapshot }, queries) =>
  queries.map(({ collectionId }) => {
    const page = snapshot.collections.find(({ id }) => id === collectionId);
    if (!page || isStore(page) || hasContent(page)) return undefined;
    const title = page.navigation_title || page.title;
    return { kind: 'feed', title, url: `/${page.url_id}?format=rss` };
  });
