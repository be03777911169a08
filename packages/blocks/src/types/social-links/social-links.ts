import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showLink } from '../show-link.ts';
import { socialLinksInMail, socialLinksMarkup } from './markup.ts';
import { findService } from './services.ts';

const schema = z.looseObject({
  links: makeItemsSchema(
    {
      url: makeTextSchema(2_000),
      /** What it is called; missing: the name of the service. */
      label: makeTextSchema(200).optional(),
    },
    30,
  ),
  size: z.enum(['small', 'medium', 'large']),
  alignment: z.enum(['left', 'center', 'right']),
});

/** Where the owner is found elsewhere. */
export const socialLinksBlock = defineBlockType({
  type: 'social-links',
  legacyType: 48,
  kind: 'socialaccountlinks-v2',
  title: 'Social links',
  germanTitle: 'Soziale Netze',
  version: 1,
  schema,
  markup: socialLinksMarkup,
  mail: socialLinksInMail,
  panel: [
    {
      kind: 'items',
      name: 'links',
      label: { en: 'Links', de: 'Links' },
      one: { en: 'Link', de: 'Link' },
      limit: 30,
      titledBy: 'url',
      begins: { url: '' },
      fields: [
        {
          kind: 'text',
          name: 'url',
          label: { en: 'Address', de: 'Adresse' },
          maxLength: 2_000,
          isCode: true,
        },
        {
          kind: 'text',
          name: 'label',
          label: { en: 'Name', de: 'Name' },
          help: { en: 'Empty: that of the service.', de: 'Leer: der des Dienstes.' },
          maxLength: 200,
        },
      ],
    },
    {
      kind: 'choice',
      name: 'size',
      label: { en: 'Size', de: 'Größe' },
      choices: [
        { value: 'small', label: { en: 'Small', de: 'Klein' } },
        { value: 'medium', label: { en: 'Medium', de: 'Mittel' } },
        { value: 'large', label: { en: 'Large', de: 'Groß' } },
      ],
    },
    {
      kind: 'choice',
      name: 'alignment',
      label: { en: 'Alignment', de: 'Ausrichtung' },
      choices: [
        { value: 'left', label: { en: 'Left', de: 'Links' } },
        { value: 'center', label: { en: 'Centre', de: 'Mitte' } },
        { value: 'right', label: { en: 'Right', de: 'Rechts' } },
      ],
    },
  ],
  size: { width: 12, height: 2 },
  initial: { links: {}, size: 'medium', alignment: 'left' },
  sample: {
    links: nameItems([
      { url: 'https://www.instagram.com/alderloom' },
      { url: 'https://github.com/alderloom', label: 'Our glazes' },
    ]),
    size: 'medium',
    alignment: 'center',
  },
  show: ({ links, size, alignment }, source) => ({
    size,
    alignment,
    accounts: listItems(links).flatMap(({ url, label }) => {
      const shown = showLink({ kind: 'url', url }, source);
      if (!shown) return [];
      const { service, title } = findService(shown.href);
      return { href: shown.href, service, name: label || title };
    }),
  }),
  isEmpty: ({ links }) => listItems(links).every(({ url }) => url.trim() === ''),
});
