import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';

const schema = z.looseObject({
  /** A page of posts or events; missing: none was chosen yet. */
  collectionId: makeTextSchema(60).optional(),
  /** Plain text of the link; missing: the name of the page. */
  text: makeTextSchema(200).optional(),
});

const icon =
  '<svg class="sw-rss-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">' +
  '<circle cx="6" cy="18" r="2.5"/>' +
  '<path d="M3.5 10.5a10 10 0 0 1 10 10M3.5 4a16.5 16.5 0 0 1 16.5 16.5"/></svg>';

const markup =
  '{.section feed}<p class="sw-rss"><a class="sw-rss-link" type="application/rss+xml"' +
  ` href="{url|htmltag}">${icon}<span>{text|htmltag}</span> <abbr>RSS</abbr></a></p>{.end}`;

const queriesOf = ({
  collectionId,
}: z.output<typeof schema>): Extract<BlockQuery, { kind: 'feed' }>[] =>
  collectionId ? [{ kind: 'feed', collectionId }] : [];

/** A link to the feed of a blog or of a page of events. */
export const rssBlock = defineBlockType({
  type: 'rss',
  legacyType: 49,
  kind: 'rss',
  title: 'RSS link',
  germanTitle: 'RSS-Link',
  version: 1,
  schema,
  markup,
  panel: [
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'posts',
      label: { en: 'Blog or events', de: 'Blog oder Termine' },
    },
    {
      kind: 'text',
      name: 'text',
      label: { en: 'Text', de: 'Text' },
      help: { en: 'Empty: the name of the page.', de: 'Leer: der Name der Seite.' },
      maxLength: 200,
    },
  ],
  size: { width: 6, height: 2 },
  initial: {},
  sample: { collectionId: 'journal' },
  show: (data, source) => {
    const [query] = queriesOf(data);
    const answer = query && source.answer(query);
    return answer ? { feed: { url: answer.url, text: data.text?.trim() || answer.title } } : {};
  },
  isEmpty: (data) => queriesOf(data).length === 0,
  needs: (data) => ({ queries: queriesOf(data) }),
});
