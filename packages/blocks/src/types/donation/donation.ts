import { blockIdMark, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';

const schema = z.looseObject({
  /** What is given for; missing: none was chosen yet. */
  donationId: makeTextSchema(60).optional(),
  shows: z.enum(['all', 'form']),
  buttonLabel: makeTextSchema(100),
});

type DonationData = z.output<typeof schema>;

/** The form of the page of a donation: what it refuses is said there. It works without scripts. */
const markup =
  '{.section donation}<div class="sw-offer sw-donation">' +
  '{.if title}<h2 class="sw-offer-title">{title|htmltag}</h2>{.end}' +
  '{.repeated section paragraphs}<p class="sw-lines">{@|htmltag}</p>{.end}' +
  '{.if closedText}<p class="sw-offer-closed">{closedText|htmltag}</p>{.or}' +
  '<form class="sw-visitor-form" method="post" action="{url|htmltag}">{fieldsHtml}' +
  '<button type="submit" class="sw-button sqs-button-element--primary">{buttonLabel|htmltag}' +
  '</button></form>{.end}</div>{.end}';

const queryOf = ({ donationId: id }: DonationData): Extract<BlockQuery, { kind: 'donation' }>[] =>
  id ? [{ kind: 'donation', id }] : [];

/** What is given, by the form that the donation has on its own page. ROUT-26, SUBS-05 */
export const donationBlock = defineBlockType({
  type: 'donation',
  legacyType: 52,
  kind: 'donation',
  title: 'Donation',
  germanTitle: 'Spende',
  version: 1,
  schema,
  markup,
  panel: [
    {
      kind: 'donation',
      name: 'donationId',
      label: { en: 'Donation', de: 'Spende' },
      help: {
        en: 'Amounts and how often stand under Donations.',
        de: 'Beträge und wie oft stehen unter Spenden.',
      },
    },
    {
      kind: 'choice',
      name: 'shows',
      label: { en: 'Shows', de: 'Zeigt' },
      choices: [
        { value: 'all', label: { en: 'Title, text and form', de: 'Titel, Text und Formular' } },
        { value: 'form', label: { en: 'The form alone', de: 'Nur das Formular' } },
      ],
    },
    {
      kind: 'text',
      name: 'buttonLabel',
      label: { en: 'Text of the button', de: 'Text des Buttons' },
      maxLength: 100,
    },
  ],
  size: { width: 12, height: 10 },
  initial: { shows: 'all', buttonLabel: 'Donate' },
  sample: { donationId: 'd1', shows: 'all', buttonLabel: 'Give' },
  show: (data, source, blockId) => {
    const [query] = queryOf(data);
    const answer = query && source.answer(query);
    if (!answer) return {};
    const words = data.shows === 'all' ? {} : { title: '', paragraphs: [] };
    const fieldsHtml = answer.fieldsHtml.replaceAll(blockIdMark, blockId);
    const buttonLabel = data.buttonLabel.trim() || sayOfSource(source)('Donate');
    return { donation: { ...answer, ...words, fieldsHtml, buttonLabel } };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
