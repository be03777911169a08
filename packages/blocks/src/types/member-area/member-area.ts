import { blockIdMark, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { memberAreaMarkup } from './markup.ts';

const schema = z.looseObject({
  /** What one can be a member of; missing: none was chosen yet. */
  planId: makeTextSchema(60).optional(),
  shows: z.enum(['all', 'joining']),
  buttonLabel: makeTextSchema(100),
  /** For members, as HTML. It is on no page: the server gives it to who is one. */
  memberHtml: makeTextSchema(20_000),
});

type AreaData = z.output<typeof schema>;

const queryOf = ({ planId: id }: AreaData): Extract<BlockQuery, { kind: 'plan' }>[] =>
  id ? [{ kind: 'plan', id }] : [];

/**
 * What a membership offers and what it costs, and for members something else: pages are the same
 * for everybody and are kept, so that comes by call. ROUT-20..22, D-10
 */
export const memberAreaBlock = defineBlockType({
  type: 'member-area',
  legacyType: 67,
  kind: 'member-area',
  title: 'Member area',
  germanTitle: 'Mitgliederbereich',
  version: 1,
  schema,
  htmlFields: ['memberHtml'],
  markup: memberAreaMarkup,
  panel: [
    { kind: 'plan', name: 'planId', label: { en: 'Membership', de: 'Mitgliedschaft' } },
    {
      kind: 'choice',
      name: 'shows',
      label: { en: 'Shows', de: 'Zeigt' },
      choices: [
        { value: 'all', label: { en: 'Everything', de: 'Alles' } },
        { value: 'joining', label: { en: 'Price and button', de: 'Preis und Button' } },
      ],
    },
    {
      kind: 'text',
      name: 'buttonLabel',
      label: { en: 'Text of the button', de: 'Text des Buttons' },
      maxLength: 100,
    },
    {
      kind: 'html',
      name: 'memberHtml',
      label: { en: 'Text for members', de: 'Text für Mitglieder' },
      help: {
        en: 'Only members who have opened their link read it, in place of the offer.',
        de: 'Nur Mitglieder, die ihren Link geöffnet haben, lesen ihn anstelle des Angebots.',
      },
    },
  ],
  size: { width: 12, height: 10 },
  initial: { shows: 'all', buttonLabel: 'Join', memberHtml: '' },
  sample: { planId: 'm1', shows: 'all', buttonLabel: 'Join', memberHtml: '<p>Secret</p>' },
  show: (data, source, blockId) => {
    const [query] = queryOf(data);
    const answer = query && source.answer(query);
    if (!answer) return {};
    const { shows, buttonLabel } = data;
    const words = shows === 'all' ? {} : { title: '', paragraphs: [], opens: [] };
    const fieldsHtml = answer.fieldsHtml.replaceAll(blockIdMark, blockId);
    return {
      plan: {
        ...answer,
        ...words,
        fieldsHtml,
        buttonLabel: buttonLabel.trim() || sayOfSource(source)('Join'),
      },
    };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
