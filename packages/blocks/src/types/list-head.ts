/** A heading above a list of the site, and a link to all of it: lists share their fields. */
import { makeTextSchema } from '@sitewright/contract';
import type { BlockSource } from './block-type.ts';
import type { PanelField } from './panel-field.ts';

/** Of the data; missing: there is none. */
export const listHeadFields = {
  heading: makeTextSchema(200).optional(),
  /** Text of the link to the page that the list is of. */
  moreLabel: makeTextSchema(100).optional(),
};

/** What their panel asks. */
export const listHeadPanel: readonly PanelField[] = [
  { kind: 'text', name: 'heading', label: { en: 'Heading', de: 'Überschrift' }, maxLength: 200 },
  {
    kind: 'text',
    name: 'moreLabel',
    label: { en: 'Text of the link to all', de: 'Text des Links zu allem' },
    maxLength: 100,
  },
];

/** Above the list, in its markup. */
export const listHeadMarkup =
  '{.section head}<div class="section-head">' +
  '{.if heading}<h2 class="section-title">{heading|htmltag}</h2>{.end}' +
  '{.if moreUrl}<a href="{moreUrl|htmltag}">{moreLabel|htmltag}</a>{.end}</div>{.end}';

interface ListHead {
  readonly heading?: string | undefined;
  readonly moreLabel?: string | undefined;
  readonly collectionId?: string | undefined;
}

/** What the markup sees. */
export function showListHead(
  { heading = '', moreLabel = '', collectionId }: ListHead,
  source: BlockSource,
) {
  const moreUrl =
    moreLabel.trim() === '' || collectionId === undefined
      ? undefined
      : source.pageUrl(collectionId);
  if (heading.trim() === '' && moreUrl === undefined) return undefined;
  return { heading: heading.trim(), moreLabel, moreUrl };
}
