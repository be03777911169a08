/** What posts are filed under, as links to those posts: one type for each way to list them. */
import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType, type BlockType } from '../block-type.ts';
import type { PanelText } from '../panel-field.ts';

const schema = z.looseObject({
  /** A blog; missing: none was chosen yet. */
  collectionId: makeTextSchema(60).optional(),
  counts: z.enum(['shown', 'hidden']),
});

const markup =
  '{.if entries}<ul class="sw-post-list sw-post-list--{look}">{.repeated section entries}' +
  '<li data-weight="{weight}"><a href="{url|htmltag}">{name|htmltag}</a>' +
  '{.if isCounted} <span class="count">({count})</span>{.end}</li>{.end}</ul>{.end}';

type Query = Extract<BlockQuery, { kind: 'post-list' }>;

interface Kind {
  readonly type: string;
  readonly legacyType: number;
  readonly by: Query['by'];
  /** Of its class; missing: `by`. */
  readonly look?: string;
  readonly title: PanelText;
}

function definePostList({ type, legacyType, by, look = by, title }: Kind): BlockType {
  const queryOf = ({ collectionId }: z.output<typeof schema>): Query[] =>
    collectionId ? [{ kind: 'post-list', collectionId, by }] : [];
  return defineBlockType({
    type,
    legacyType,
    kind: type,
    title: title.en,
    germanTitle: title.de,
    version: 1,
    schema,
    markup,
    panel: [
      {
        kind: 'collection',
        name: 'collectionId',
        holds: 'posts',
        label: { en: 'Blog', de: 'Blog' },
      },
      {
        kind: 'choice',
        name: 'counts',
        label: { en: 'How many posts', de: 'Anzahl der Beiträge' },
        choices: [
          { value: 'shown', label: { en: 'Shown', de: 'Gezeigt' } },
          { value: 'hidden', label: { en: 'Left out', de: 'Weggelassen' } },
        ],
      },
    ],
    size: { width: 8, height: 6 },
    initial: { counts: 'shown' },
    sample: { collectionId: 'journal', counts: 'shown' },
    show: (data, source) => {
      const [query] = queryOf(data);
      const entries = (query && source.answer(query)?.entries) ?? [];
      const most = Math.max(1, ...entries.map(({ count }) => count));
      return {
        look,
        entries: entries.map((entry) => ({
          ...entry,
          isCounted: data.counts === 'shown',
          weight: Math.ceil((5 * entry.count) / most),
        })),
      };
    },
    isEmpty: (data) => queryOf(data).length === 0,
    needs: (data) => ({ queries: queryOf(data) }),
  });
}

/** Tags, larger the more posts they have. */
export const tagCloudBlock = definePostList({
  type: 'tagcloud',
  legacyType: 14,
  by: 'tag',
  title: { en: 'Tag cloud', de: 'Schlagwortwolke' },
});

/** Posts by tag, in the order of letters. */
export const postsByTagBlock = definePostList({
  type: 'postsbytag',
  legacyType: 28,
  by: 'tag',
  look: 'by-tag',
  title: { en: 'Posts by tag', de: 'Beiträge nach Schlagwort' },
});

/** Posts by category. */
export const postsByCategoryBlock = definePostList({
  type: 'postsbycategory',
  legacyType: 29,
  by: 'category',
  title: { en: 'Posts by category', de: 'Beiträge nach Kategorie' },
});

/** Posts by author. */
export const postsByAuthorBlock = definePostList({
  type: 'postsbyauthor',
  legacyType: 27,
  by: 'author',
  title: { en: 'Posts by author', de: 'Beiträge nach Autor' },
});

/** Posts by month, the newest first. */
export const archiveBlock = definePostList({
  type: 'archive',
  legacyType: 61,
  by: 'month',
  title: { en: 'Archive', de: 'Archiv' },
});
