import { linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { tidyLinkOf } from '../tidy-links.ts';
import { buttonInMail, buttonMarkup } from './markup.ts';

/** Looks of buttons, by the names that styles of themes know. */
export const buttonLooks = ['primary', 'secondary', 'tertiary'] as const;

const schema = z.looseObject({
  label: makeTextSchema(200),
  link: linkSchema.optional(),
  look: z.enum(buttonLooks),
  size: z.enum(['small', 'medium', 'large']),
  alignment: z.enum(['left', 'center', 'right']),
});

/** A link that looks like a button. */
export const buttonBlock = defineBlockType({
  type: 'button',
  legacyType: 53,
  kind: 'button',
  title: 'Button',
  germanTitle: 'Button',
  version: 2,
  schema,
  migrations: { 1: tidyLinkOf('link') },
  markup: buttonMarkup,
  mail: buttonInMail,
  panel: [
    { kind: 'text', name: 'label', label: { en: 'Text', de: 'Text' }, maxLength: 200 },
    { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
    {
      kind: 'choice',
      name: 'look',
      label: { en: 'Look', de: 'Aussehen' },
      choices: [
        { value: 'primary', label: { en: 'Primary', de: 'Primär' } },
        { value: 'secondary', label: { en: 'Secondary', de: 'Sekundär' } },
        { value: 'tertiary', label: { en: 'Tertiary', de: 'Tertiär' } },
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
  size: { width: 6, height: 2 },
  initial: { label: '', look: 'primary', size: 'medium', alignment: 'left' },
  sample: {
    label: 'See the shop',
    link: { kind: 'url', url: '/shop' },
    look: 'primary',
    size: 'medium',
    alignment: 'left',
  },
  show: ({ link, ...shown }, source) => ({ ...shown, link: showLink(link, source) }),
  isEmpty: ({ label }) => label.trim() === '',
  needs: ({ link }) => ({ links: link ? [link] : [] }),
});
