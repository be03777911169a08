import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';

const schema = z.looseObject({
  /** As the theme calls it. */
  menu: makeTextSchema(60),
  /** What people hear who do not see it. */
  label: makeTextSchema(100),
  layout: z.enum(['column', 'row']),
});

const markup =
  '{.if entries}<nav class="sw-menu sw-menu--{layout}" aria-label="{label|htmltag}"><ul>' +
  '{.repeated section entries}<li><a href="{url|htmltag}"' +
  '{.if newWindow} target="_blank" rel="noopener"{.end}>{title|htmltag}</a></li>{.end}' +
  '</ul></nav>{.end}';

const queryOf = ({
  menu: name,
}: z.output<typeof schema>): Extract<BlockQuery, { kind: 'menu' }>[] =>
  name.trim() === '' ? [] : [{ kind: 'menu', name: name.trim() }];

/** The entries of a menu of the site. */
export const menuBlock = defineBlockType({
  type: 'menu',
  legacyType: 1,
  kind: 'navigation',
  title: 'Menu of the site',
  germanTitle: 'Menü der Website',
  version: 1,
  schema,
  markup,
  panel: [
    { kind: 'menu', name: 'menu', label: { en: 'Menu', de: 'Menü' } },
    {
      kind: 'text',
      name: 'label',
      label: { en: 'Name', de: 'Name' },
      help: {
        en: 'Read out to people who do not see the menu.',
        de: 'Wird Menschen vorgelesen, die das Menü nicht sehen.',
      },
      maxLength: 100,
    },
    {
      kind: 'choice',
      name: 'layout',
      label: { en: 'Layout', de: 'Anordnung' },
      choices: [
        { value: 'column', label: { en: 'Below each other', de: 'Untereinander' } },
        { value: 'row', label: { en: 'Beside each other', de: 'Nebeneinander' } },
      ],
    },
  ],
  size: { width: 8, height: 6 },
  initial: { menu: 'mainNav', label: 'More of this site', layout: 'column' },
  sample: { menu: 'mainNav', label: 'More of this site', layout: 'row' },
  show: (data, source) => {
    const [query] = queryOf(data);
    const label = data.label.trim() || sayOfSource(source)('Menu');
    return { ...data, label, entries: query && source.answer(query)?.entries };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({ queries: queryOf(data) }),
});
