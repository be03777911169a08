import { linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { heroMarkup } from './markup.ts';

const schema = z.looseObject({
  title: makeTextSchema(300),
  /** The heading of the whole page (1), or of a part of it. */
  level: z.union([z.literal(1), z.literal(2)]),
  /** Rich text below it. */
  html: makeTextSchema(20_000),
  /** A picture of the site; missing: words alone. */
  assetId: makeTextSchema(60).optional(),
  /** What people hear who do not see it; missing: what the library says. */
  altText: makeTextSchema(1_000).optional(),
  buttonLabel: makeTextSchema(200),
  /** Missing: there is no button. */
  link: linkSchema.optional(),
});

/** What a page opens with: a high picture, and words beside it where the theme puts them. */
export const heroBlock = defineBlockType({
  type: 'hero',
  legacyType: 1337,
  kind: 'hero',
  title: 'Hero',
  germanTitle: 'Hero',
  version: 1,
  schema,
  markup: heroMarkup,
  htmlFields: ['html'],
  panel: [
    {
      kind: 'text',
      name: 'title',
      label: { en: 'Heading', de: 'Überschrift' },
      maxLength: 300,
    },
    {
      kind: 'choice',
      name: 'level',
      label: { en: 'Level', de: 'Ebene' },
      choices: [
        { value: 1, label: { en: 'Of the page', de: 'Der Seite' } },
        { value: 2, label: { en: 'Of a part', de: 'Eines Teils' } },
      ],
    },
    { kind: 'html', name: 'html', label: { en: 'Text', de: 'Text' } },
    { kind: 'picture', name: 'assetId', label: { en: 'Picture', de: 'Bild' } },
    {
      kind: 'text',
      name: 'altText',
      label: { en: 'Alternative text', de: 'Alternativtext' },
      maxLength: 1_000,
    },
    {
      kind: 'text',
      name: 'buttonLabel',
      label: { en: 'Text of the button', de: 'Text des Buttons' },
      maxLength: 200,
    },
    { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
  ],
  size: { width: 24, height: 16 },
  initial: { title: '', level: 1, html: '', buttonLabel: '' },
  sample: {
    title: 'Things for the long table',
    level: 1,
    html: '<p>Stoneware, linen and wood, made to be used.</p>',
    assetId: 'sample',
    buttonLabel: 'Visit the shop',
    link: { kind: 'url', url: '/shop' },
  },
  show: ({ title, level, html, assetId, altText, buttonLabel, link }, source) => {
    const picture = assetId === undefined ? undefined : source.picture(assetId);
    return {
      title,
      isFirst: level === 1,
      html: source.sanitize(html),
      picture: picture && {
        ...showPicture(picture, altText),
        focus: `${Math.round(picture.focalX * 100)}% ${Math.round(picture.focalY * 100)}%`,
      },
      buttonLabel,
      link: buttonLabel.trim() === '' ? undefined : showLink(link, source),
    };
  },
  isEmpty: ({ title }) => title.trim() === '',
  needs: ({ assetId, link }) => ({
    assetIds: assetId === undefined ? [] : [assetId],
    links: link ? [link] : [],
  }),
});
