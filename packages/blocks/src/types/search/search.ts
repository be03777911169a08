import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';

const schema = z.looseObject({
  fieldLabel: makeTextSchema(100),
  buttonLabel: makeTextSchema(100),
});

/** The page of the site that finds things; it works without scripts. */
const markup =
  '<form class="sw-search" role="search" action="/search"><label class="sw-field">' +
  '<span class="title">{fieldLabel|htmltag}</span>' +
  '<input class="search-input" type="search" name="q" required maxlength="200"></label>' +
  '<button type="submit" class="sw-button">{buttonLabel|htmltag}</button></form>';

/** Finds what is on the site. */
export const searchBlock = defineBlockType({
  type: 'search',
  legacyType: 33,
  kind: 'search',
  title: 'Search',
  germanTitle: 'Suche',
  version: 1,
  schema,
  markup,
  panel: [
    {
      kind: 'text',
      name: 'fieldLabel',
      label: { en: 'What the field is called', de: 'Bezeichnung des Feldes' },
      maxLength: 100,
    },
    {
      kind: 'text',
      name: 'buttonLabel',
      label: { en: 'Text of the button', de: 'Text des Buttons' },
      maxLength: 100,
    },
  ],
  size: { width: 10, height: 3 },
  initial: { fieldLabel: 'Search this site', buttonLabel: 'Search' },
  sample: { fieldLabel: 'Search this site', buttonLabel: 'Search' },
  show: ({ fieldLabel, buttonLabel }, source) => ({
    fieldLabel: fieldLabel.trim() || sayOfSource(source)('Search'),
    buttonLabel: buttonLabel.trim() || sayOfSource(source)('Search'),
  }),
  isEmpty: () => false,
});
